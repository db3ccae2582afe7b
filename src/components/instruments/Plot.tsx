import {useId, type ReactNode} from 'react';
import type {Line, Mark, Picture} from './picture';
import {axisText, scaleAcross, scaleUp, type Scale} from './scale';

const WIDTH = 520;
/** Above the plot stand the labels of the height and the lines, then those of the marks. */
const PLOT = {left: 76, right: 508, top: 92, bottom: 280};
const HEIGHT = {plot: 336, ruler: 178};

/** A picture of lines over two axes, or of marks on a ruler, and the same as a table. */
export default function Plot({caption, x, y, lines, marks = [], table}: Picture): ReactNode {
  const id = useId();
  const points = lines.flatMap((line) => line.points);
  const across = scaleAcross([...points.map(([at]) => at), ...marks.map((mark) => mark.x)], {
    from: PLOT.left,
    to: PLOT.right,
    count: 4,
  });
  const bottom = y ? PLOT.bottom : 100;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${y ? HEIGHT.plot : HEIGHT.ruler}`}
        role="img"
        aria-labelledby={id}
      >
        {y && <Heights label={y} lines={lines} across={across} />}
        <path className="instrument-axis" d={`M${PLOT.left} ${bottom}H${PLOT.right}`} />
        {y &&
          across.ticks.map((tick) => (
            <text key={tick} x={across.at(tick)} y={bottom + 22} textAnchor="middle">
              {axisText(tick)}
            </text>
          ))}
        <text x={PLOT.right} y={(y ? HEIGHT.plot : HEIGHT.ruler) - 8} textAnchor="end">
          {x} →
        </text>
        <Marks marks={marks} across={across} bottom={bottom} isRuler={!y} />
      </svg>
      <figcaption id={id}>{caption}</figcaption>
      <details>
        <summary>The picture as text</summary>
        <PlotTable {...table} />
      </details>
    </figure>
  );
}

type HeightsProps = {label: string; lines: readonly Line[]; across: Scale};

function Heights({label, lines, across}: HeightsProps): ReactNode {
  const values = lines.flatMap((line) => line.points.map(([, at]) => at));
  const up = scaleUp(values, {from: PLOT.bottom, to: PLOT.top + 8, count: 4});
  return (
    <>
      <text x={2} y={18}>
        ↑ {label}
      </text>
      {up.ticks.map((tick) => (
        <g key={tick}>
          <path className="instrument-grid" d={`M${PLOT.left} ${up.at(tick)}H${PLOT.right}`} />
          <text x={PLOT.left - 8} y={up.at(tick) + 5} textAnchor="end">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {lines.map((line, index) => (
        <g key={line.label} className={`instrument-line-${line.colour}`}>
          <polyline
            points={line.points
              .map(([at, height]) => `${across.at(at).toFixed(1)},${up.at(height).toFixed(1)}`)
              .join(' ')}
          />
          {lines.length > 1 && (
            <text x={PLOT.right} y={18 + 22 * index} textAnchor="end">
              {index === 0 ? '—' : '- -'} {line.label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

type MarksProps = {marks: readonly Mark[]; across: Scale; bottom: number; isRuler: boolean};

function Marks({marks, across, bottom, isRuler}: MarksProps): ReactNode {
  return marks.map((mark, index) => {
    const x = across.at(mark.x);
    const isTarget = isRuler && index === marks.length - 1;
    const {top, labelTop} = isTarget ? TARGET : heightsOf(index, isRuler ? bottom : undefined);
    return (
      <g key={mark.label} className={isTarget ? 'instrument-target' : 'instrument-mark'}>
        <path d={`M${x.toFixed(1)} ${top}V${bottom}`} />
        <text x={x} y={labelTop} textAnchor={anchorAt(x)}>
          {mark.label}
        </text>
      </g>
    );
  });
}

/** On a ruler the last mark is the value itself; it stands above the others. */
const TARGET = {top: 36, labelTop: 24};

/** Where a mark begins and its label stands, in one of two rows; below the line on a ruler. */
function heightsOf(index: number, ruler?: number): {top: number; labelTop: number} {
  const row = index % 2;
  if (ruler !== undefined) return {top: 60, labelTop: ruler + 24 + 22 * row};
  return {top: PLOT.top, labelTop: PLOT.top - 26 + 20 * row};
}

/** Labels near the edges stand inside of them. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x > WIDTH - 90) return 'end';
  return x < PLOT.left + 30 ? 'start' : 'middle';
}

function PlotTable({head, rows}: Picture['table']): ReactNode {
  return (
    <div
      className="instrument-table"
      role="group"
      aria-label={`Table of ${head.join(', ')}`}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
