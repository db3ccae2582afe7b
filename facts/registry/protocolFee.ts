import {deploy, type AddressSet} from './addressSet';

const contracts = {
  V3OpenFeeAdapter: {
    kind: 'governance',
    note: 'Owns the v3 factory, on mainnet since 2026-03-06; anyone may apply its fees to a pool',
  },
  TokenJar: {kind: 'governance', note: 'Receives the protocol fees; pays out to its releaser only'},
  Firepit: {
    kind: 'governance',
    note: 'Releases what TokenJar holds to a caller who sends UNI to 0x…dEaD; the supply of UNI stays',
  },
} as const;

const sets: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0xf2371551Fe3937Db7c750f4DfABe5c2fFFdcBf5A',
      TokenJar: '0xf38521f130fcCF29dB1961597bc5d2B60F995f85',
      Firepit: '0x0D5Cd355e2aBEB8fb1552F56c965B867346d6721',
    },
  },
  {
    chainId: 10,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0xec23Cf5A1db3dcC6595385D28B2a4D9B52503Be4',
      TokenJar: '0xb13285DF724ea75f3f1E9912010B7e491dCd5EE3',
    },
  },
  {
    chainId: 56,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0x3F07F08b45912dCd6691C5B9412975D5113B2910',
      TokenJar: '0xc6Ae6373CEcc9e595A6C8b9fe581925a8c84f70A',
    },
  },
  {
    chainId: 130,
    era: '2026-09',
    addresses: {
      TokenJar: '0xD576BDF6b560079a4c204f7644e556DbB19140b5',
    },
  },
  {
    chainId: 137,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0x3F07F08b45912dCd6691C5B9412975D5113B2910',
      TokenJar: '0xc6Ae6373CEcc9e595A6C8b9fe581925a8c84f70A',
    },
  },
  {
    chainId: 196,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0x6A88EF2e6511CAFfE2D006e260e7A5d1E7D4d7D7',
      TokenJar: '0x8Dd8B6D56e4a4A158EDbBfE7f2f703B8FFC1a754',
    },
  },
  {
    chainId: 480,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0x1CE9d4DfB474Ef9ea7dc0e804a333202e40d6201',
      TokenJar: '0xbDb82c2dE7D8748A3e499e771604ef8ef8544918',
    },
  },
  {
    chainId: 1868,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0x47Cf920815344Fd684A48BBEFcbfbed9C7AE09CF',
      TokenJar: '0x85aeb792b94a9d79741002FC871423Ec5dAD29e9',
    },
  },
  {
    chainId: 4663,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0x05C420bC4823e039AA4dA645eDde743486dAAA25',
      TokenJar: '0x2aC03e14Cfe755426DaAEe0a4994184Ce81482F8',
    },
  },
  {
    chainId: 8453,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0xaBEA76658b205696d49B5F91b2a03536cB8A3bE1',
      TokenJar: '0x9bD25e67bF390437C8fAF480AC735a27BcF6168c',
    },
  },
  {
    chainId: 42161,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0xFF7aD5dA31fECdC678796c88B05926dB896b0699',
      TokenJar: '0x95E337C5B155385945D407f5396387D0c2a3A263',
    },
  },
  {
    chainId: 42220,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0xB9952C01830306ea2fAAe1505f6539BD260Bfc48',
      TokenJar: '0x190c22c5085640D1cB60CeC88a4F736Acb59bb6B',
    },
  },
  {
    chainId: 7777777,
    era: '2026-09',
    addresses: {
      V3OpenFeeAdapter: '0xbfc49b47637a4DC9b7B8dE8E71BF41E519103B95',
      TokenJar: '0x4753C137002D802f45302b118E265c41140e73C2',
    },
  },
];

/** Where the protocol fees of v2 and v3 go, and who sets those of v3. */
export const protocolFee = deploy({
  product: 'governance',
  contracts,
  sets,
  sources: {
    '2026-09':
      'https://github.com/Uniswap/docs/blob/0cd8e42a/content/protocols/protocol-fee/deployments.mdx',
  },
});
