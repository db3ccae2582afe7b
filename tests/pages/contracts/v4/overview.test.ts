import PoolManager from '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
import type {Address, Hex} from 'viem';
import {expect, test} from 'vitest';
import {createdAddress, creation, initCodeOf} from '../../../../examples/v4/support/createdAddress';
import {addressOf} from '../../../../sandbox/addressOf';

const code = PoolManager.bytecode.object as Hex;
const owner = addressOf('Timelock');
const created = ({as = code, by = owner, salt = creation.salt as Hex} = {}): Address =>
  createdAddress(initCodeOf(as, by), {...creation, salt});

/** The same bytes but for one, which differs in its lowest bit. */
function withByteChanged(bytes: Hex, at: number): Hex {
  const place = 2 + 2 * at;
  const changed = parseInt(bytes.slice(place, place + 2), 16) ^ 1;
  const byte = changed.toString(16).padStart(2, '0');
  return `0x${bytes.slice(2, place)}${byte}${bytes.slice(place + 2)}`;
}

test('computes the address of mainnet from the package', () => {
  expect(created()).toBe(addressOf('PoolManager'));
});

const places = [0, 1, 12_097, code.length / 2 - 2];

test.each(places)('computes another where byte %i of the code differs', (at) => {
  expect(withByteChanged(code, at)).not.toBe(code);
  expect(created({as: withByteChanged(code, at)})).not.toBe(addressOf('PoolManager'));
});

test('computes another where the salt or the owner differs by one bit', () => {
  expect(created({salt: withByteChanged(creation.salt, 31)})).not.toBe(addressOf('PoolManager'));
  expect(created({by: withByteChanged(owner.toLowerCase() as Hex, 19)})).not.toBe(
    addressOf('PoolManager'),
  );
});
