import {beforeAll, expect, test} from 'vitest';
import {reachedBy, writeGraphs} from '../../../testing/revertGraph.fixture';
import type {RevertGraph} from './model';

const SOURCE = `
pragma solidity ^0.8.4;
error TooMuch(uint256 amount);
error Locked();
error CallFailed();
error Wrapped(address target, bytes details);
library Fail {
  function revertWith(bytes4 selector) internal pure { assembly { mstore(0, selector) revert(0, 0x04) } }
  function revertWith(bytes4 selector, int24 value) internal pure {
    assembly { let fmp := mload(0x40) mstore(fmp, selector) mstore(add(fmp, 0x04), value) revert(fmp, 0x24) }
  }
  function wrap(address target, bytes4 context) internal pure {
    bytes4 selector = Wrapped.selector;
    assembly {
      let fmp := mload(0x40)
      mstore(fmp, selector)
      mstore(add(fmp, 0x04), target)
      mstore(add(fmp, 0x24), context)
      revert(fmp, returndatasize())
    }
  }
  function bubble(bytes memory reason) internal pure { assembly { revert(add(reason, 0x20), mload(reason)) } }
}
interface IHook { function run() external returns (uint256); }
contract Pool {
  using Fail for *;
  uint256 constant LOCKED = 0x0f2e5b6c;
  function plain() external pure { Locked.selector.revertWith(); }
  function withValue(int24 tick) external pure { TooMuch.selector.revertWith(tick); }
  function wrapped(address hook) external pure { hook.wrap(CallFailed.selector); }
  function compared(bytes4 selector) external pure { require(selector != Locked.selector, 'locked'); }
  function bubbled(bytes memory reason) external pure { reason.bubble(); }
  function number() external pure { assembly { mstore(0, 0xe0f0d3cc) revert(0x1c, 0x24) } }
  function memoryNumber() external pure {
    assembly { let fmp := mload(0x40) mstore(fmp, 0xe0f0d3cc) revert(add(fmp, 0x1c), 0x24) }
  }
  function constantNumber() external pure { assembly { mstore(0, LOCKED) revert(0x1c, 4) } }
  function unknownNumber() external pure { assembly { mstore(0, 0x12345678) revert(0x1c, 4) } }
  function caught(IHook hook) external { try hook.run() {} catch {} }
  function caughtInPart(IHook hook) external { try hook.run() {} catch Error(string memory) {} }
}
`;

let pool: RevertGraph | undefined;
beforeAll(() => {
  pool = writeGraphs(SOURCE).Pool;
});

const reached = (name: string) => Object.keys(reachedBy(pool, name)).sort();

test.each([
  ['plain', ['Locked()']],
  ['withValue', ['TooMuch(uint256)']],
  ['wrapped', ['CallFailed()', 'Wrapped(address,bytes)']],
  ['compared', ['locked']],
  ['bubbled', ['Fail.bubble']],
  ['number', ['TooMuch(uint256)']],
  ['memoryNumber', ['TooMuch(uint256)']],
  ['constantNumber', ['Locked()']],
  ['unknownNumber', ['Pool.unknownNumber']],
  ['caught', []],
  ['caughtInPart', ['IHook.run']],
])('finds what %s reverts with, by a selector', (name, expected) => {
  expect(reached(name)).toEqual(expected);
});

const kindsIn = (name: string) =>
  Object.values(pool?.functions[name]?.causes ?? {}).map(({kind, text}) => `${kind} ${text}`);

test('tells an error that is wrapped in another from one of its own', () => {
  expect(kindsIn('Pool.wrapped')).toEqual(['wrapped CallFailed()']);
});

test('tells data that is passed on from no data', () => {
  expect(kindsIn('Fail.bubble')).toEqual(['revert ']);
});
