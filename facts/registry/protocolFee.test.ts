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
/** V4FeeAdapter of each network, by the records of protocol-fees and the calldata of the vote. */
const V4_FEE_ADAPTERS = [
  [1, '0x89A5D5bF00a27D55c02951E49078a5C5771051dB'],
  [10, '0xd85393784234fB2ee4f077867A8B78E1aD4cE56B'],
  [56, '0x66276D2e80784180E4B9b859e4327b9C5646B87c'],
  [137, '0x59e84309Afa65F084F9c03668583d231afB12cc6'],
  [4663, '0x6d0009504D129CF5002Dba61D9Ae8575AA79314c'],
  [8453, '0xc53DD825dedBE7814562528A1A30e8e5BCbB4b55'],
  [42161, '0x6b3C04567CC62fc5D6AB8D50f1bc1Dee161eb2Cc'],
  [42220, '0xfd39ac616e630e9db03EFB2c9a4Fe63eDB949233'],
];
const FIREPIT = '0x0D5Cd355e2aBEB8fb1552F56c965B867346d6721';
const SOURCE =
  'https://github.com/Uniswap/docs/blob/0cd8e42a/content/protocols/protocol-fee/deployments.mdx';

/** Arc, which has the contracts and no vote. */
const ARC = 5042;

const addressesOf = (contract: string) =>
  protocolFee
    .filter((one) => one.contract === contract && one.chainId !== ARC)
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
  expect(protocolFee.find(({contract}) => contract === 'Firepit')?.source).toBe(SOURCE);
});

test('has the V4FeeAdapter that the vote named where the documentation repeats another', () => {
  expect(addressesOf('V4FeeAdapter')).toEqual(V4_FEE_ADAPTERS);
});

test('has a releaser wherever it has a TokenJar', () => {
  const releasers = protocolFee.filter(({contract}) => /Firepit$|Releaser$/.test(contract));
  const jars = protocolFee.filter(({contract}) => contract === 'TokenJar');
  expect(releasers.map(({chainId}) => chainId).sort()).toEqual(
    jars.map(({chainId}) => chainId).sort(),
  );
});
