import type {AddressSet} from './addressSet';

/** Contracts of v2 that no list in `listed/` has, by chain and by the list that names them. */
export const v2Addresses: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      UniswapV2Router01: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
      PairDaiWeth: '0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11',
      PairUsdcWeth: '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
      PairWethUsdt: '0x0d4a11d5EEaaC28EC3F61d100daF4d40471f1852',
      PairDaiUsdc: '0xAE461cA67B15dc8dc81CE7615e0320dA1A9aB8D5',
    },
  },
  {
    chainId: 3,
    era: '2023-11',
    addresses: {
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      UniswapV2Router01: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
    },
  },
  {
    chainId: 4,
    era: '2023-11',
    addresses: {
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      UniswapV2Router01: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
    },
  },
  {
    chainId: 5,
    era: '2023-11',
    addresses: {
      UniswapV2Router01: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
    },
  },
  {
    chainId: 42,
    era: '2023-11',
    addresses: {
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      UniswapV2Router01: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
    },
  },
  {
    chainId: 7777777,
    era: '2026-04',
    addresses: {
      UniswapV2Router02: '0xa00F34A632630EFd15223B1968358bA4845bEEC7',
    },
  },
];
