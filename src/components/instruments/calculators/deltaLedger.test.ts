import {expect, test} from 'vitest';
import type {Texts} from '../instrument';
import ledger from './deltaLedger';

/** The address of USDC with two letters in the wrong case. */
const wrongChecksum = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'.replace('A0b8', 'a0B8');

const read = (actions: string, value = '1') => ledger.read({actions, value} satisfies Texts);
const answer = (actions: string, value?: string) => {
  const reading = read(actions, value);
  if (!('answer' in reading)) throw new Error(JSON.stringify(reading));
  return reading.answer;
};
const problem = (actions: string) => {
  const reading = read(actions);
  return 'problems' in reading ? reading.problems.actions : undefined;
};

test('shows the deltas after each action, and that all are settled', () => {
  const {summary, results} = answer('SWAP 1 ETH 1990 USDC\nSETTLE_ALL 1 ETH\nTAKE_ALL 1980 USDC');
  expect(summary).toBe('Settled: every delta is 0, and the call goes through.');
  expect(results.map(({label, human}) => `${label}: ${human}`)).toEqual([
    '1. SWAP 1 ETH 1990 USDC: −1 ETH, +1,990 USDC; the contract holds 1 ETH',
    '2. SETTLE_ALL 1 ETH: +1,990 USDC',
    '3. TAKE_ALL 1980 USDC: all deltas 0',
    'The caller at the end: −1 ETH, +1,990 USDC',
    'Left in the contract: nothing',
  ]);
});

test('names the error, its currency and the action that reverts', () => {
  expect(answer('SWAP 1 ETH 1990 USDC\nSETTLE ETH').summary).toBe(
    'The whole call reverts with CurrencyNotSettled in USDC: the list ends with an open delta.',
  );
  const {summary, results} = answer('SWAP 1 ETH 1990 USDC\nTAKE ETH\nTAKE USDC');
  expect(summary).toContain('DeltaNotPositive in ETH');
  expect(results.map(({human}) => human)).toEqual([
    '−1 ETH, +1,990 USDC; the contract holds 1 ETH',
    'reverts with DeltaNotPositive',
  ]);
});

test('warns of ether that is left in the contract', () => {
  const list = 'ADD 0.9 ETH 2000 USDC\nSETTLE_PAIR ETH USDC';
  expect(answer(list).advice).toEqual([
    'Anyone can take what is left in the contract: end with SWEEP ETH.',
  ]);
  expect(answer(`${list}\nSWEEP ETH`).advice).toEqual([]);
});

test('reads each action, in any case and spacing', () => {
  const list = [
    'remove 1 eth 2000 USDC',
    'swap  all USDC 0.9 WETH',
    'take_portion 25 WETH contract',
    'clear_or_take 1 WETH',
    'take ETH',
    'settle 5 USDC',
    'take 5 USDC',
    'close_currency USDC',
    'take_pair ETH WETH',
  ].join('\n');
  expect(answer(list, '0').summary).toContain('Settled');
});

test.each([
  ['', 'Write one action on each line, such as SETTLE_ALL 1 ETH.'],
  ['BUY 1 ETH', 'Action 1: BUY is not an action here; these are: SWAP, ADD'],
  [
    'SETTLE ETH\nSWAP 1 ETH',
    'Action 2: A currency is missing, a symbol or an address. Write it as SWAP',
  ],
  ['SETTLE_ALL ETH', 'Write it as SETTLE_ALL 1 ETH.'],
  ['TAKE USDC please', '"please" does not belong there. Write it as TAKE 5 USDC'],
  ['SWEEP ETH\n'.repeat(31), 'Write at most 30 actions.'],
  ['SETTLE -1 ETH', 'Action 1: Enter a number that is not negative. Write it as SETTLE 1 ETH'],
  ['SWAP −1 ETH 2 USDC', 'Action 1: Enter a number that is not negative.'],
  [`SWEEP ${wrongChecksum}`, 'Action 1: Check the address'],
  ['SWEEP 0xA0b8', 'Action 1: Enter 40 digits after 0x: this address has 4. Write it as SWEEP ETH'],
  [
    `0x3593564c${'0'.repeat(64)}`,
    'Action 1: This is calldata: paste it into the calldata explainer, which',
  ],
])('says what is wrong with %j', (list, message) => {
  expect(problem(list)).toContain(message);
});

test('takes an address for a currency, in either spelling, and the zero address for ETH', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const [zero, lower] = [`0x${'0'.repeat(40)}`, usdc.toLowerCase()];
  const {summary} = answer(`SWAP 1 ${zero} 1990 ${usdc}\nSETTLE ETH\nTAKE ${lower}`);
  expect(summary).toBe('Settled: every delta is 0, and the call goes through.');
});

test('takes a symbol for one currency, however its letters are written', () => {
  const {summary, results} = answer('SWAP 1 ETH 1990 USDC\nSETTLE_ALL 1 eth\nTAKE_ALL 1980 usdc');
  expect(summary).toBe('Settled: every delta is 0, and the call goes through.');
  expect(results.map(({human}) => human)).toContain('−1 ETH, +1,990 USDC');
});

test('repeats no more of a word than shows which it is', () => {
  const long = 'x'.repeat(9_000);
  expect(problem(long)).toContain('Action 1: xxxxxxxxxxxxxxxxxxxx… is not an action here');
  expect(problem(`SWEEP ETH ${long}`)).toContain('"xxxxxxxxxxxxxxxxxxxx…" does not belong there');
});
