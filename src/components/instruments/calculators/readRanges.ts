import type {PlacedLiquidity} from '../../../protocol/bounds';
import {maxUnsigned} from '../../../protocol/integers';
import {parseInteger, type Parsed} from '../../../protocol/parseDecimal';
import {MAX_TICK, MIN_TICK} from '../../../protocol/tickMath';

const TICKS = {least: MIN_TICK, most: MAX_TICK};
/** More make the page wait. */
const MOST_LINES = 50;

/** Reads positions, one on each line: lower tick, upper tick, liquidity. */
export function readRanges(text: string): Parsed<PlacedLiquidity[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return {problem: 'Enter at least one range.'};
  if (lines.length > MOST_LINES) return {problem: `Enter at most ${MOST_LINES} ranges.`};
  const ranges: PlacedLiquidity[] = [];
  for (const [index, line] of lines.entries()) {
    const range = readRange(line);
    if ('problem' in range) return {problem: `Line ${index + 1}: ${range.problem}`};
    ranges.push(range.value);
  }
  return {value: ranges};
}

function readRange(line: string): Parsed<PlacedLiquidity> {
  const [lower, upper, units, ...rest] = line.trim().split(/[\s;:]+/);
  if (!lower || !upper || !units || rest.length > 0) {
    return {problem: 'Enter lower tick, upper tick and liquidity, with spaces between them.'};
  }
  const tickLower = parseInteger(lower, TICKS);
  if ('problem' in tickLower) return tickLower;
  const tickUpper = parseInteger(upper, TICKS);
  if ('problem' in tickUpper) return tickUpper;
  const liquidity = parseInteger(units, {least: 1n, most: maxUnsigned(127n)});
  if ('problem' in liquidity) return liquidity;
  if (tickLower.value >= tickUpper.value) return {problem: 'The lower tick comes first.'};
  return {
    value: {
      tickLower: tickLower.value,
      tickUpper: tickUpper.value,
      liquidity: liquidity.value,
    },
  };
}
