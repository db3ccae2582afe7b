import type {Address, Era} from './deployment';

type WrappedNative = {
  symbol: string;
  chainId: number;
  address: Address;
  era: Era;
  note?: string;
};

/** The token that wraps the chain’s own coin, on each chain where a list or the SDK names one. */
export const wrappedNatives: readonly WrappedNative[] = [
  {
    symbol: 'WETH',
    chainId: 1,
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 3,
    address: '0xc778417E063141139Fce010982780140Aa0cD5Ab',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 4,
    address: '0xc778417E063141139Fce010982780140Aa0cD5Ab',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 5,
    address: '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 10,
    address: '0x4200000000000000000000000000000000000006',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 42,
    address: '0xd0A1E359811322d97991E03f863a0C30C2cF029C',
    era: '2023-11',
  },
  {
    symbol: 'WBNB',
    chainId: 56,
    address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 130,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WPOL',
    chainId: 137,
    address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    era: '2023-11',
    note: 'Renamed in September 2024; the SDK calls it WMATIC',
  },
  {
    symbol: 'WMON',
    chainId: 143,
    address: '0x3bd359C1119dA7Da1D913D1C4D2B7c461115433A',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 324,
    address: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 420,
    address: '0x4200000000000000000000000000000000000006',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 480,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 1301,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 1868,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-09',
  },
  {
    symbol: 'WETH',
    chainId: 4326,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 4663,
    address: '0x0Bd7D308f8E1639FAb988df18A8011f41EAcAD73',
    era: '2026-09',
  },
  {
    symbol: 'WETH',
    chainId: 8453,
    address: '0x4200000000000000000000000000000000000006',
    era: '2023-11',
  },
  {
    symbol: 'WMON',
    chainId: 10143,
    address: '0x760AfE86e5de5fa0Ee542fc7B7B713e1c5425701',
    era: '2026-09',
  },
  {
    symbol: 'WETH',
    chainId: 42161,
    address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    era: '2023-11',
  },
  {
    symbol: 'CELO',
    chainId: 42220,
    address: '0x471EcE3750Da237f93B8E339c536989b8978a438',
    era: '2026-04',
  },
  {
    symbol: 'WAVAX',
    chainId: 43114,
    address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 57073,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-09',
  },
  {
    symbol: 'WETH',
    chainId: 59144,
    address: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
    era: '2026-09',
  },
  {
    symbol: 'WMATIC',
    chainId: 80001,
    address: '0x9c3C9283D3e44854697Cd22D3Faa240Cfb032889',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 81457,
    address: '0x4300000000000000000000000000000000000004',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 84532,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 421613,
    address: '0xe39Ab88f8A4777030A534146A9Ca3B52bd5D43A3',
    era: '2023-11',
  },
  {
    symbol: 'WETH',
    chainId: 421614,
    address: '0x980B62Da83eFf3D4576C647993b0c1D7faf17c73',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 7777777,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 11155111,
    address: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 11155420,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
  {
    symbol: 'WETH',
    chainId: 999999999,
    address: '0x4200000000000000000000000000000000000006',
    era: '2026-04',
  },
];
