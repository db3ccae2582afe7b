import {expect, test} from 'vitest';
import {create2Address, create2Preimage, type Hash} from './create2';
import {deltasWithoutCallback, HOOK_FLAGS, hookFlagsOf, permissionsOf} from './hookFlags';
import {findHookSalt} from './hookSalt';

/** In place of a hash: the address is the salt, so that each salt's flags are known. */
const saltAsHash: Hash = (value) => BigInt.asUintN(256, value >> 256n);
const inputs = {deployer: 1n, initCodeHash: 2n};

test('hashes 0xff, the deployer, the salt and the hash of the init code, 85 bytes', () => {
  const bytes = create2Preimage({deployer: 0xaan, salt: 0xbbn, initCodeHash: 0xccn});
  const word = (end: string) => end.padStart(64, '0');
  expect(bytes.toString(16)).toBe(`ff${'aa'.padStart(40, '0')}${word('bb')}${word('cc')}`);
});

test('takes the last 20 bytes of the hash', () => {
  expect(create2Address({...inputs, salt: 2n ** 255n + 5n}, saltAsHash)).toBe(5n);
});

test('refuses a deployer that is no address', () => {
  expect(() => create2Preimage({...inputs, deployer: 2n ** 160n, salt: 0n})).toThrow(
    'expected deployer from 0 to 2^160 − 1',
  );
});

test('finds the first salt from the given one on', () => {
  const search = {...inputs, flags: 0x00c0n, tries: 20_000n};
  expect(findHookSalt({...search, salt: 0n}, saltAsHash)).toBe(0x00c0n);
  expect(findHookSalt({...search, salt: 0x00c0n}, saltAsHash)).toBe(0x00c0n);
  expect(findHookSalt({...search, salt: 0x00c1n}, saltAsHash)).toBe(0x40c0n);
});

test('tries no more salts than it may', () => {
  const search = {...inputs, salt: 0n, flags: 9n};
  expect(findHookSalt({...search, tries: 9n}, saltAsHash)).toBeUndefined();
  expect(findHookSalt({...search, tries: 10n}, saltAsHash)).toBe(9n);
});

test('goes on at 0 after the last salt', () => {
  const search = {...inputs, salt: 2n ** 256n - 1n, flags: 1n, tries: 3n};
  expect(findHookSalt(search, saltAsHash)).toBe(1n);
});

test('names the callbacks that an address asks for', () => {
  expect(permissionsOf(hookFlagsOf(0xffff0000000000c4n))).toEqual([
    'beforeSwap',
    'afterSwap',
    'afterSwapReturnDelta',
  ]);
  expect(Object.values(HOOK_FLAGS).reduce((all, flag) => all | flag)).toBe(0x3fffn);
});

test('names the deltas that no callback returns', () => {
  expect(deltasWithoutCallback(0x00c4n)).toEqual([]);
  expect(deltasWithoutCallback(0x0044n | 0x0008n)).toEqual(['beforeSwapReturnDelta']);
});
