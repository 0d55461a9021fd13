/** The score over the rounds as lines, each named by its seat number at its end. */
import { html, svg, nothing } from "../../vendor/lit-html/lit-html.js";
import { plain } from "./numbers.js";

const WIDTH = 360;
const HEIGHT = 200;
const EDGE = { left: 34, right: 30, top: 10, bottom: 22 };
const LABEL_GAP = 15;

/**
 * @typedef {{player: string, seat: number, totals: (number | null)[]}} ChartLine totals from the start (0) on, null before joining
 * @param {{lines: ChartLine[], lit?: string, label: string}} chart
 */
export function scoreChart({ lines, lit, label }) {
  const scale = scaleOf(lines);
  const inOrder = [...lines].sort((a, b) => Number(a.player === lit) - Number(b.player === lit));
  return html`
    <svg class="score-chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${scale.ticks.map((points) => tick(scale, points))}
      ${scale.rounds.map((round) => svg`<text class="round" x=${scale.x(round)} y=${HEIGHT - 6}>${round}</text>`)}
      ${inOrder.map((line) => oneLine(scale, line, line.player === lit))}
      ${endLabels(scale, lines).map(({ line, y }) => endLabel(scale, line, y, line.player === lit))}
    </svg>
  `;
}

function scaleOf(lines) {
  const all = lines.flatMap((line) => line.totals.filter((points) => points !== null));
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const last = lines[0].totals.length - 1;
  const step = [20, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000;
  return {
    last,
    x: (round) => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * round) / last,
    y: (points) => EDGE.top + ((HEIGHT - EDGE.top - EDGE.bottom) * (high - points)) / (high - low),
    ticks: range(Math.ceil(low / step), Math.floor(high / step)).map((nth) => nth * step),
    rounds: range(1, last).filter((round) => last <= 12 || round % 2 === 0),
  };
}

const range = (first, last) => Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);

const tick = (scale, points) => svg`
  <path class="tick ${points === 0 ? "zero" : ""}" d="M${EDGE.left} ${scale.y(points)}H${WIDTH - EDGE.right}" />
  <text class="points" x=${EDGE.left - 6} y=${scale.y(points) + 3.5}>${plain(points)}</text>
`;

function oneLine(scale, { totals, seat }, isLit) {
  const from = totals.findIndex((points) => points !== null);
  const path = totals
    .map((points, round) => (points === null ? "" : `${round === from ? "M" : "L"}${scale.x(round)} ${scale.y(points)}`))
    .join("");
  return svg`<path class="line ${isLit ? "lit" : ""}" data-seat=${seat} d=${path} />`;
}

/** Labels that would cover each other move apart. */
function endLabels(scale, lines) {
  const ends = lines
    .map((line) => ({ line, y: scale.y(line.totals.findLast((points) => points !== null) ?? 0) }))
    .sort((a, b) => a.y - b.y);
  ends.forEach((end, at) => {
    if (at) end.y = Math.max(end.y, ends[at - 1].y + LABEL_GAP);
  });
  const over = Math.max(0, (ends.at(-1)?.y ?? 0) - (HEIGHT - EDGE.bottom));
  for (let at = ends.length - 1, most = HEIGHT - EDGE.bottom; over && at >= 0; at -= 1, most -= LABEL_GAP) {
    ends[at].y = Math.min(ends[at].y, most);
  }
  return ends;
}

const endLabel = (scale, { seat, totals }, y, isLit) => svg`
  <circle class="end ${isLit ? "lit" : ""}" cx=${WIDTH - EDGE.right + 15} cy=${y} r="7" />
  <text class="seat-number ${isLit ? "lit" : ""}" x=${WIDTH - EDGE.right + 15} y=${y + 3.5}>${seat}</text>
  ${totals.length ? svg`<path class="leader" d="M${scale.x(scale.last)} ${scale.y(totals.findLast((points) => points !== null) ?? 0)}L${WIDTH - EDGE.right + 8} ${y}" />` : nothing}
`;
