/** The page of a result: days as they are read here. */
import { readTimes } from "./parts/times.js";

readTimes();
