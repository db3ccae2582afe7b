import * as v3 from '@uniswap/v3-sdk';
import {choice, fields, made, type Source} from '../inputs';
import {bigintIsh, numeric, quoted, tick} from './numbers';

export const fee = choice({
  good: [numeric(500), numeric(3000), numeric(10000)],
  edge: [100, 200, 1234, 0].map(numeric),
  wrong: [-1, 0.5, 1e6, NaN].map(numeric),
});

const net = choice({good: [quoted('1000000000000')], edge: ['0', '-1', '1.5', 'abc'].map(quoted)});
export const tickArguments = fields({
  index: tick,
  liquidityGross: bigintIsh,
  liquidityNet: bigintIsh,
});

/** Lists in which no tick occurs twice: the search for such a tick never ends (`TickListDataProvider`, "Duplicates"). */
export const tickList: Source = (random) => {
  const step = [60, 10, 200, 1][Math.floor(random() * 4)] ?? 60;
  const count = Math.floor(random() * 4);
  const liquidity = net(random);
  const edges = [
    [-887220, 887220],
    [-600, 600],
    [-60, 60],
  ].slice(0, count);
  const indices = random() < 0.9 ? edges : edges.map(([low = 0, high = 0]) => [high, low]);
  const list = [
    ...indices.map(([low = 0]) => ({index: low - (low % step), sign: ''})),
    ...[...indices].reverse().map(([, high = 0]) => ({index: high - (high % step), sign: '-'})),
  ];
  const once = list.filter(({index}, at) => list.findIndex((one) => one.index === index) === at);
  const value = once.map(({index, sign}) => ({
    index,
    liquidityGross: liquidity.value,
    liquidityNet: random() < 0.03 ? '5' : `${sign}${String(liquidity.value)}`,
  }));
  return {
    value,
    isTyped: liquidity.isTyped,
    text: `ticks(${value.map((one) => `${one.index}: ${one.liquidityNet}`).join(', ')})`,
  };
};
export const tickProvider = made(
  'new TickListDataProvider',
  (ticks: never, spacing: number) => new v3.TickListDataProvider(ticks, spacing),
  tickList,
  choice({good: [numeric(60), numeric(1), numeric(10)], edge: []}),
);
