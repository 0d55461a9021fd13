# What whoever guesses, or asks too often, is told.

problem-too_many_codes = Many codes that no table has were tried from this network. Go on in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; until then tables open only for those who keep score at them.
problem-too_often_here = That was done very often from this network just now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

problem-name_alike = “{ $name }” looks just like “{ $other_name }”, who sits here as well. Give one of the two a name that tells them apart.
field-name_alike = This looks just like another name here.
field-piled_marks = There are too many marks on one letter. Type it with fewer.

error-forbidden-title = Not from here
error-forbidden-text = This phone may not do that, or another website asked for it. Nothing was changed.
error-wait-title = One moment, please
error-wait-text = Many codes that no table has were tried from this network. For some minutes tables open only for those who keep score at them.
