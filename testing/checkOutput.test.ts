import {expect, test} from 'vitest';
import {checkOutput} from './checkOutput';
import {revertData} from '../facts/atlas/revertData';

const entry = (identifier: string) => ({identifier, ...revertData(identifier)});
const locked = revertData('LOK').data ?? '0x';

test('accepts a line with exactly the data of the string', () => {
  expect(checkOutput(entry('LOK'), `AS → 0x00\nLOK → ${locked}\n`)).toBeUndefined();
});

test('refuses an output without the line', () => {
  expect(checkOutput(entry('LOK'), `OLD → ${locked}\n`)).toContain('no line "LOK → 0x…"');
});

test('refuses the data of another string, and says which was expected', () => {
  const other = revertData('OLD').data;
  expect(checkOutput(entry('LOK'), `LOK → ${other}\n`)).toBe(
    `"${other}" is not the revert data of LOK, which is "${locked}"`,
  );
});

test('refuses a second line that is wrong', () => {
  expect(checkOutput(entry('LOK'), `LOK → ${locked}\nLOK → 0x`)).toContain('"0x" is not');
});

test('accepts an error with arguments of its types', () => {
  const data = `0xf96fb071${'5'.padStart(64, '0')}`;
  const line = `InsufficientAllowance(uint256) → ${data}`;
  expect(checkOutput(entry('InsufficientAllowance(uint256)'), line)).toBeUndefined();
});

test('refuses another error, and an error whose arguments are cut off or too long', () => {
  const identifier = 'InsufficientAllowance(uint256)';
  for (const data of ['0x756688fe', '0xf96fb07100', `0xf96fb071${'00'.repeat(33)}`]) {
    expect(checkOutput(entry(identifier), `${identifier} → ${data}`)).toContain(
      `"${data}" is not the revert data of ${identifier}`,
    );
  }
});
