import Prism from 'prismjs';
import 'prismjs/components/prism-solidity';
import {expect, test} from 'vitest';
import {completeSolidity} from './completeSolidity';

const solidity = Prism.languages.extend('solidity', {});
completeSolidity(solidity);

/** The words of the code that have this colour. */
const wordsOf = (type: string, code: string): string[] =>
  Prism.tokenize(code, solidity).flatMap((token) =>
    typeof token !== 'string' && token.type === type ? [String(token.content)] : [],
  );

test('colours a number with underscores to its end', () => {
  expect(wordsOf('number', 'x = 10_000 + 0xff + 1e18 + 0.5 - 1_000.25;')).toEqual([
    '10_000',
    '0xff',
    '1e18',
    '0.5',
    '1_000.25',
  ]);
});

test('colours the keywords that came with 0.6 and later', () => {
  const code = 'abstract contract A { uint immutable a; function f() public virtual override {} }';
  expect(wordsOf('keyword', code)).toEqual([
    'abstract',
    'contract',
    'immutable',
    'function',
    'public',
    'virtual',
    'override',
  ]);
  expect(wordsOf('keyword', 'try a.f() {} catch { unchecked { i++; } }')).toEqual([
    'try',
    'catch',
    'unchecked',
  ]);
});

test('takes "error" for a keyword only where an error is declared', () => {
  expect(wordsOf('keyword', 'error TooLate(uint256 deadline);')).toEqual(['error']);
  expect(wordsOf('keyword', 'bytes memory error = data;')).toEqual(['memory']);
});
