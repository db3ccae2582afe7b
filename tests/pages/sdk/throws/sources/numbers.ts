import * as v3 from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {choice, maybe} from '../inputs';

const big = (text: string): readonly [string, JSBI] => [
  `JSBI.BigInt('${text}')`,
  JSBI.BigInt(text),
];
export const quoted = (text: string): readonly [string, string] => [`'${text}'`, text];
export const numeric = (value: number): readonly [string, number] => [String(value), value];

export const MAX = String(2n ** 256n - 1n);

export const bigintIsh = choice({
  good: [quoted('1000000'), big('1000000000000000000'), numeric(1), numeric(50)],
  edge: [
    ...['0', '-1', '-1000000', MAX, String(2n ** 256n), String(2n ** 128n), String(2n ** 300n)].map(
      big,
    ),
    ...['0', '1.5', '1e18', '', 'abc', '-7', '0x10', '1,000', MAX].map(quoted),
    ...[0, -1, 0.5, NaN, Infinity, 2 ** 53, 1e30].map(numeric),
  ],
});

export const prices = [v3.TickMath.MIN_SQRT_RATIO, v3.TickMath.MAX_SQRT_RATIO].map(String);
export const ONE = String(2n ** 96n);

export const jsbi = choice({
  good: [big('1000000'), big('1000000000000000000'), big(ONE)],
  edge: [
    '0',
    '1',
    '-1',
    ...prices,
    '4295128738',
    MAX,
    String(2n ** 256n),
    String(2n ** 160n),
    String(2n ** 300n),
    '-1000000000000000000',
  ].map(big),
});

export const digits = choice({
  good: [numeric(6), numeric(2), numeric(18)],
  edge: [0, 1, -1, 0.5, NaN, Infinity, 300, 1e6 + 1, 1e9 + 1].map(numeric),
});

export const format = choice({
  good: [
    ['{}', {}],
    ["{groupSeparator: ','}", {groupSeparator: ','}],
  ],
  edge: [
    ["{decimalSeparator: ','}", {decimalSeparator: ','}],
    ['{groupSize: 0}', {groupSize: 0}],
  ],
});

export const rounding = choice({
  good: [0, 1, 2].map(numeric),
  edge: [],
  wrong: [numeric(3), quoted('up')],
});

export const tick = choice({
  good: [numeric(0), numeric(60), numeric(-600)],
  edge: [
    1,
    -887272,
    887272,
    887271,
    -887273,
    887273,
    887220,
    0.5,
    NaN,
    Infinity,
    -Infinity,
    1e9,
  ].map(numeric),
});

export const boolean = choice({
  good: [
    ['true', true],
    ['false', false],
  ],
  edge: [],
});
export const chainId = choice({
  good: [numeric(1), numeric(10)],
  edge: [0, -1, 0.5, NaN, 42220, 5, 2 ** 60].map(numeric),
});

export const address = choice({
  good: [
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  ].map(quoted),
  edge: [
    '',
    '0x',
    'abc',
    '0xa0B86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0x0000000000000000000000000000000000000000',
    'A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    'name.eth',
  ].map(quoted),
});
export const bytes = choice({
  good: [quoted(`0x${'11'.repeat(32)}`), quoted(`0x${'22'.repeat(32)}`)],
  edge: ['', '0x', '0x1', '0x11', `0x${'11'.repeat(33)}`, 'abc', `${'11'.repeat(32)}`].map(quoted),
});
export const tradeType = choice({
  good: [0, 1].map(numeric),
  edge: [],
  wrong: [numeric(2), ['undefined', undefined]],
});
export const spacing = choice({
  good: [numeric(60), numeric(1)],
  edge: [0, -1, 10, 7, NaN, 0.5].map(numeric),
});
export const decimals = choice({
  good: [numeric(18), numeric(6)],
  edge: [0, -1, 254, 255, 0.5, NaN, Infinity].map(numeric),
});
export const text = maybe(choice({good: [quoted('USDC')], edge: [quoted('')]}));
