import {expect, test} from 'vitest';
import {isQuestion, readQuestion} from './readQuestion';

test.each([
  ['What does the error STF mean when I swap?', 'STF'],
  ['What does the transaction revert "Too little received" mean?', 'Too little received'],
  ['what does UniswapV2: K mean', 'UniswapV2: K'],
  ['How do I swap?', undefined],
])('takes what is asked the meaning of from "%s"', (question, revert) => {
  expect(readQuestion(question).revert).toBe(revert);
});

test('prefers pages of the SDK where a question names it', () => {
  const {weightOf} = readQuestion('Can the SDK compute a tick?');
  expect(weightOf('/sdk/v3/overview')).toBeGreaterThan(weightOf('/contracts/v3/overview'));
});

test('prefers guides for a question how to do something, and those of contracts for a contract', () => {
  const {weightOf} = readQuestion('How do I swap from a contract?');
  const guide = weightOf('/contracts/v3/guides/swaps/single-swaps');
  expect(guide).toBeGreaterThan(weightOf('/sdk/v3/guides/swaps/trading'));
  expect(weightOf('/sdk/v3/guides/swaps/trading')).toBeGreaterThan(1);
});

test('prefers nothing where a question names no kind of page', () => {
  expect(readQuestion('Fee tiers').weightOf('/sdk/v3/overview')).toBe(1);
});

test.each([
  ['What is a tick?', true],
  ['swap 的费用是多少？', true],
  ['I want to swap all my USDC for WETH from a contract', true],
  ['v2 router sepolia', false],
  ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', false],
])('tells whole questions from the words of readers: %s', (text, expected) => {
  expect(isQuestion(text)).toBe(expected);
});
