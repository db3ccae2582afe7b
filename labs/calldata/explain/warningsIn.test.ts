import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {plan, testExplainer} from './explainer.fixture';
import {listedWarnings, warningsIn, worstFirst} from './warningsIn';

const {explain} = testExplainer(readCatalogue(process.cwd()));

test('has losses first and times last, in the order in which they stand', () => {
  const ids = ['no-end', 'unlimited', 'other-recipient', 'passed', 'zero-minimum', 'chain'];
  expect(worstFirst(ids.map((id) => ({id, text: id}))).map(({id}) => id)).toEqual([
    'other-recipient',
    'zero-minimum',
    'unlimited',
    'chain',
    'no-end',
    'passed',
  ]);
});

test('has a sentence once, of however many steps', () => {
  const unknown = ['0x3e', 'uint256', 1n] as const;
  const read = explain(plan(unknown, unknown));
  expect(warningsIn(read)).toHaveLength(2);
  expect(listedWarnings(read).map(({text}) => text)).toEqual([
    'The router of 2.0 has no command 0x3e: it reverts.',
  ]);
});
