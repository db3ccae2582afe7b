import {expect, test} from 'vitest';
import {errorsIn, identifiersIn, valueTypesIn} from './identifiersIn';

const within = (body: string): string[] =>
  identifiersIn(`library Here { function f() internal { ${body} } }`).map(({text}) => text);

test('finds the reason of a require, whatever its condition holds', () => {
  expect(within("require(check(a, [b, c]) && (x < y), 'TD');")).toEqual(['TD']);
});

test('joins adjacent texts and reads escapes', () => {
  expect(within(`require(ok, "it's " 'a \\'text\\'');`)).toEqual(["it's a 'text'"]);
});

test('finds the reason of a revert', () => {
  expect(within("if (a) revert('NEO'); revert(); revert(abi.decode(b, (string)));")).toEqual([
    'NEO',
  ]);
});

test('finds custom errors, of another contract and in a require too', () => {
  expect(within('revert TooLow({at: 1}); revert Lib.TooHigh(); require(ok, Other(1, 2));')).toEqual(
    ['TooLow', 'TooHigh', 'Other'],
  );
});

test('ignores comments and what stands within texts', () => {
  expect(
    within(`// require(a, 'no')\n/* revert('no') */ string memory s = "revert('no')";`),
  ).toEqual([]);
});

test('ignores a require without a reason', () => {
  expect(within('require(a); require(b, reason);')).toEqual([]);
});

test('names the contract that reverts', () => {
  const source = `contract A is B { constructor() { require(a, 'A'); } } library C { function f() { revert('C'); } }`;
  expect(identifiersIn(source).map(({contract}) => contract)).toEqual(['A', 'C']);
});

test('gives a declared error its canonical signature', () => {
  expect(
    errorsIn(
      'error A(); library C { error B(uint at, address payable to, IERC20 token, bytes4[] list); }',
    ),
  ).toEqual([
    {contract: '', name: 'A', signature: 'A()'},
    {contract: 'C', name: 'B', signature: 'B(uint256,address,address,bytes4[])'},
  ]);
});

test('takes a value type for the type that it stands for', () => {
  const valueTypes = valueTypesIn('type PoolId is bytes32; type Currency is address;');
  expect(errorsIn('error D(PoolId id, Currency[] all);', valueTypes)).toEqual([
    {contract: '', name: 'D', signature: 'D(bytes32,address[])'},
  ]);
});
