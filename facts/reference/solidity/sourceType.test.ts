import type {VariableDeclaration} from 'solidity-ast';
import {beforeAll, expect, test} from 'vitest';
import {contractsIn} from './declarations';
import {parseSources} from './parseSources';
import {typeOf} from './sourceType';

const SOURCE = `
contract Types {
  uint amount;
  int change;
  address payable payee;
  mapping(int24 => Tick.Info) ticks;
  uint256[2][] pairs;
  uint256[SIZE] sized;
  IERC20 token;
  function (uint256, bool) external hook;
  function read(Tick.Info storage info) internal {}
}`;

const types: Record<string, string> = {};

beforeAll(() => {
  const tree = parseSources({'Types.sol': SOURCE})['Types.sol']?.tree;
  const nodes = tree ? contractsIn(tree).flatMap((contract) => contract.nodes) : [];
  const values = nodes.flatMap((node): VariableDeclaration[] =>
    node.nodeType === 'VariableDeclaration'
      ? [node]
      : node.nodeType === 'FunctionDefinition'
        ? node.parameters.parameters
        : [],
  );
  values.forEach((value) => (types[value.name] = typeOf(value)));
});

test.each([
  ['the width that a number has unsaid', 'amount', 'uint256'],
  ['that of a signed one', 'change', 'int256'],
  ['whether an address can be paid', 'payee', 'address payable'],
  ['both sides of a mapping', 'ticks', 'mapping(int24 => Tick.Info)'],
  ['each dimension of an array', 'pairs', 'uint256[2][]'],
  ['a length that has a name', 'sized', 'uint256[SIZE]'],
  ['a contract by its name', 'token', 'IERC20'],
  ['the values of a function', 'hook', 'function (uint256, bool)'],
  ['that a value is the one in storage', 'info', 'Tick.Info storage'],
])('writes %s', (_what, name, type) => {
  expect(types[name]).toBe(type);
});
