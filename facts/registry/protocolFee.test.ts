import {expect, test} from 'vitest';
import {protocolFee} from './protocolFee';

/** TokenJar and V3OpenFeeAdapter of each network, as the list of `SOURCE` had them. */
const RECORDED: readonly (readonly [chainId: number, tokenJar: string, adapter?: string])[] = [
  [1, '0xf38521f130fcCF29dB1961597bc5d2B60F995f85', '0xf2371551Fe3937Db7c750f4DfABe5c2fFFdcBf5A'],
  [10, '0xb13285DF724ea75f3f1E9912010B7e491dCd5EE3', '0xec23Cf5A1db3dcC6595385D28B2a4D9B52503Be4'],
  [56, '0xc6Ae6373CEcc9e595A6C8b9fe581925a8c84f70A', '0x3F07F08b45912dCd6691C5B9412975D5113B2910'],
  [130, '0xD576BDF6b560079a4c204f7644e556DbB19140b5'],
  [137, '0xc6Ae6373CEcc9e595A6C8b9fe581925a8c84f70A', '0x3F07F08b45912dCd6691C5B9412975D5113B2910'],
  [196, '0x8Dd8B6D56e4a4A158EDbBfE7f2f703B8FFC1a754', '0x6A88EF2e6511CAFfE2D006e260e7A5d1E7D4d7D7'],
  [480, '0xbDb82c2dE7D8748A3e499e771604ef8ef8544918', '0x1CE9d4DfB474Ef9ea7dc0e804a333202e40d6201'],
  [
    1868,
    '0x85aeb792b94a9d79741002FC871423Ec5dAD29e9',
    '0x47Cf920815344Fd684A48BBEFcbfbed9C7AE09CF',
  ],
  [
    4663,
    '0x2aC03e14Cfe755426DaAEe0a4994184Ce81482F8',
    '0x05C420bC4823e039AA4dA645eDde743486dAAA25',
  ],
  [
    8453,
    '0x9bD25e67bF390437C8fAF480AC735a27BcF6168c',
    '0xaBEA76658b205696d49B5F91b2a03536cB8A3bE1',
  ],
  [
    42161,
    '0x95E337C5B155385945D407f5396387D0c2a3A263',
    '0xFF7aD5dA31fECdC678796c88B05926dB896b0699',
  ],
  [
    42220,
    '0x190c22c5085640D1cB60CeC88a4F736Acb59bb6B',
    '0xB9952C01830306ea2fAAe1505f6539BD260Bfc48',
  ],
  [
    7777777,
    '0x4753C137002D802f45302b118E265c41140e73C2',
    '0xbfc49b47637a4DC9b7B8dE8E71BF41E519103B95',
  ],
];
const FIREPIT = '0x0D5Cd355e2aBEB8fb1552F56c965B867346d6721';
const SOURCE =
  'https://github.com/Uniswap/docs/blob/0cd8e42a/content/protocols/protocol-fee/deployments.mdx';

const addressesOf = (contract: string) =>
  protocolFee
    .filter((one) => one.contract === contract)
    .map(({chainId, address}) => [chainId, address]);

test('has the TokenJar of each network that the list records', () => {
  expect(addressesOf('TokenJar')).toEqual(RECORDED.map(([chainId, jar]) => [chainId, jar]));
});

test('has the V3OpenFeeAdapter of each network that the list records', () => {
  const recorded = RECORDED.flatMap(([chainId, , adapter]) =>
    adapter ? [[chainId, adapter]] : [],
  );
  expect(recorded).toHaveLength(12);
  expect(addressesOf('V3OpenFeeAdapter')).toEqual(recorded);
});

test('has the Firepit that the list records for mainnet, and names the list', () => {
  expect(addressesOf('Firepit')).toEqual([[1, FIREPIT]]);
  expect(new Set(protocolFee.map(({source}) => source))).toEqual(new Set([SOURCE]));
});
