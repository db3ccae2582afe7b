import * as v3 from '@uniswap/v3-sdk';
import {anyOf, choice, fields, made} from '../inputs';
import {bigintIsh, boolean, numeric} from './numbers';
import {liquidity, pool} from './pools';

const bound = choice({
  good: [numeric(-600), numeric(600), numeric(0), numeric(1200)],
  edge: [-887220, 887220, 887272, -887272, 7, 0.5, NaN].map(numeric),
});
export const positionArguments = fields({
  pool,
  liquidity: anyOf(liquidity, bigintIsh),
  tickLower: bound,
  tickUpper: bound,
});
export const position = made(
  'new Position',
  (input: ConstructorParameters<typeof v3.Position>[0]) => new v3.Position(input),
  fields({pool, liquidity, tickLower: bound, tickUpper: bound}),
);
export const positionAmounts = fields({
  pool,
  tickLower: bound,
  tickUpper: bound,
  amount0: bigintIsh,
  amount1: bigintIsh,
  useFullPrecision: boolean,
});
