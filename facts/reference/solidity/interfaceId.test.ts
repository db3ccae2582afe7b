import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {membersOf} from './fromAbi';
import {interfaceId} from './interfaceId';

test('is the selector of an interface with one function', () => {
  const erc165 = membersOf(parseAbi(['function supportsInterface(bytes4) view returns (bool)']));
  expect(interfaceId(erc165)).toEqual({interfaceId: '0x01ffc9a7'});
});

test('combines the selectors of all functions, in any order, and of nothing else', () => {
  const enumerable = membersOf(
    parseAbi([
      'function tokenByIndex(uint256) view returns (uint256)',
      'event Transfer(address, address, uint256)',
      'function totalSupply() view returns (uint256)',
      'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
    ]),
  );
  expect(interfaceId(enumerable)).toEqual({interfaceId: '0x780e9d63'});
});

test('keeps its leading zeros', () => {
  const [member] = membersOf(parseAbi(['function a()']));
  const small = {...member, selector: '0x0000000f'} as NonNullable<typeof member>;
  expect(interfaceId([small])).toEqual({interfaceId: '0x0000000f'});
});

test('is nothing where an interface has no function', () => {
  expect(interfaceId(membersOf(parseAbi(['event Transfer(address)'])))).toEqual({});
});
