import {expect, test} from 'vitest';
import {assignmentsOf, callsOf, resolve, withoutComments} from './readCode';

test('leaves out comments, keeps lines and addresses in strings', () => {
  expect(withoutComments("a; // b\n/* c\nd */ e('http://x')")).toBe(
    "a;     \n    \n     e('http://x')",
  );
});

test('reads values of properties, variables with types, and fields', () => {
  const code =
    'const minOut: bigint = f(1, 2);\nx({minOut: a, b});\nparams.minOut = 3;\nif (minOut == 4) {}';
  expect(assignmentsOf(code, /minOut/).map(({value}) => value)).toEqual(['f(1, 2)', 'a', '3']);
});

test.each([
  ['a call', 'token.approve(spender, f(1, 2));'],
  ['a call with options', 'token.approve{gas: 1}(spender, f(1, 2));'],
  ['a list of arguments', 'token.write.approve([spender, f(1, 2)]);'],
  ['a described call', "write({functionName: 'approve', abi, args: [spender, f(1, 2)]})"],
])('reads the arguments of %s', (_case, code) => {
  expect(callsOf(code, /approve/)).toMatchObject([{name: 'approve', args: ['spender', 'f(1, 2)']}]);
});

test('follows a name to its value', () => {
  expect(resolve('zero', 'const zero = 0n;')).toBe('0n');
  expect(resolve('other', 'const zero = 0n;')).toBe('other');
});
