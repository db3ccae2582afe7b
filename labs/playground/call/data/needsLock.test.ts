import {expect, test} from 'vitest';
import {guardedFunctions} from './needsLock';

test('takes functions whose heads have the modifier, on one line or on several', () => {
  const source = `
    modifier onlyWhenUnlocked() { _; }
    function take(uint amount) external onlyWhenUnlocked { other(); }
    function swap(PoolKey memory key, bytes calldata data)
        external
        onlyWhenUnlocked
        returns (int delta)
    {}
    function unlock(bytes calldata data) external returns (bytes memory) { onlyWhenUnlocked; }
    function sync(uint amount) external;`;
  expect(guardedFunctions(source)).toEqual(['take', 'swap']);
});
