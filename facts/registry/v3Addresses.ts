import type {AddressSet} from './addressSet';

/** Contracts of v3 that no list in `listed/` has, by chain and by the list that names them. */
export const v3Addresses: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      Multicall2: '0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696',
      ProxyAdmin: '0xB753548F6E010e7e680BA186F9Ca1BdAB2E90cf2',
      PoolUsdcWeth3000: '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8',
      PoolUsdcWeth500: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
      PoolUniWeth3000: '0x1d42064Fc4Beb5F8aAF85F4617AE8b3b5B8Bd801',
      PoolUsdcUsdt500: '0x7858E59e0C01EA06Df3aF3D20aC7B0003275D4Bf',
    },
  },
  {
    chainId: 1,
    era: '2024-01',
    addresses: {
      UniswapV3Staker: '0xe34139463bA50bD61336E0c446Bd8C0867c6fE65',
      UniswapV3StakerV1: '0x1f98407aaB862CdDeF78Ed252D6f557aA5b0f00d',
    },
  },
  {
    chainId: 5,
    era: '2023-11',
    addresses: {
      SwapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
      SwapRouter02: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      QuoterV2: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
      TickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
      Multicall2: '0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696',
      NonfungibleTokenPositionDescriptor: '0x91ae842A5Ffd8d12023116943e72A606179294f3',
      NFTDescriptor: '0x42B24A95702b9986e82d421cC3568932790A48Ec',
      ProxyAdmin: '0xB753548F6E010e7e680BA186F9Ca1BdAB2E90cf2',
      TransparentUpgradeableProxy: '0xEe6A57eC80ea46401049E92587E52f5Ec1c24785',
    },
  },
  {
    chainId: 10,
    era: '2023-11',
    addresses: {
      SwapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
      Multicall2: '0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696',
      ProxyAdmin: '0xB753548F6E010e7e680BA186F9Ca1BdAB2E90cf2',
    },
  },
  {
    chainId: 10,
    era: '2024-01',
    addresses: {
      UniswapV3Staker: '0xe34139463bA50bD61336E0c446Bd8C0867c6fE65',
    },
  },
  {
    chainId: 56,
    era: '2023-11',
    addresses: {
      NonfungibleTokenPositionDescriptor: '0x0281E98322e4e8E53491D576Ee6A2BFCE644C55C',
      NFTDescriptor: '0x831d93E55AF23A2977E4DA892d5005f4F2995071',
      ProxyAdmin: '0xC9A7f5b73E853664044ab31936D0E6583d8b1c79',
      TransparentUpgradeableProxy: '0xAec98e489AE35F243eB63452f6ad233A6c97eE97',
    },
  },
  {
    chainId: 56,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0x49B53C35AF9072fC71767577BF6380a88EE32C71',
    },
  },
  {
    chainId: 137,
    era: '2023-11',
    addresses: {
      Multicall2: '0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696',
      ProxyAdmin: '0xB753548F6E010e7e680BA186F9Ca1BdAB2E90cf2',
    },
  },
  {
    chainId: 137,
    era: '2024-01',
    addresses: {
      UniswapV3Staker: '0xe34139463bA50bD61336E0c446Bd8C0867c6fE65',
    },
  },
  {
    chainId: 324,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0xf84268FA8EB857c2e4298720C1C617178F5e78e1',
      NonfungibleTokenPositionDescriptor: '0xa819De78cAB1163F8605809392068EdE3BFcDd1E',
      NFTDescriptor: '0x7d67b8Ff4AbFfc020641F5e430fbeEd03897674d',
      ProxyAdmin: '0xBb79274aD9C7f68A5B6a7E31F431175BB889b557',
      TransparentUpgradeableProxy: '0xAeaBf2d69698C6810D2596fAE86099790A13Ee81',
    },
  },
  {
    chainId: 480,
    era: '2026-04',
    addresses: {
      NonfungibleTokenPositionDescriptor: '0x70410a302c4a5c52C659b780941c947Abd437FeB',
      NFTDescriptor: '0x38c68A1D60C47973EcE5bc1725B65D8Bec438192',
      ProxyAdmin: '0x8B52DaCB7B5d9A959CDcD5419061c0eDD1296c29',
      TransparentUpgradeableProxy: '0xe6FcB4952b2d3Fab6DA4BC165831f5575e093feC',
    },
  },
  {
    chainId: 1301,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0xd693d8df6CF768248c16f98745Ee0c8E06460487',
      NFTDescriptor: '0x2B6221E68D48cDC10CF2e52D913f9380D62555BA',
    },
  },
  {
    chainId: 4217,
    era: '2026-08',
    addresses: {
      NFTDescriptor: '0x2E9D45Bb7b30549F5216813aDA9a6b7982C5B3ED',
    },
  },
  {
    chainId: 8453,
    era: '2023-11',
    addresses: {
      ProxyAdmin: '0x3334d83e224aF5ef9C2E7DDA7c7C98Efd9621fA9',
    },
  },
  {
    chainId: 8453,
    era: '2024-01',
    addresses: {
      UniswapV3Staker: '0x42bE4D6527829FeFA1493e1fb9F3676d2425C3C1',
    },
  },
  {
    chainId: 42161,
    era: '2023-11',
    addresses: {
      Multicall2: '0x5BA1e12693Dc8F9c48aAD8770482f4739bEeD696',
      NonfungibleTokenPositionDescriptor: '0x91ae842A5Ffd8d12023116943e72A606179294f3',
      NFTDescriptor: '0x42B24A95702b9986e82d421cC3568932790A48Ec',
      ProxyAdmin: '0xB753548F6E010e7e680BA186F9Ca1BdAB2E90cf2',
      TransparentUpgradeableProxy: '0xEe6A57eC80ea46401049E92587E52f5Ec1c24785',
    },
  },
  {
    chainId: 42161,
    era: '2024-01',
    addresses: {
      UniswapV3Staker: '0xe34139463bA50bD61336E0c446Bd8C0867c6fE65',
    },
  },
  {
    chainId: 42220,
    era: '2023-11',
    addresses: {
      ProxyAdmin: '0xc1b262Dd7643D4B7cA9e51631bBd900a564BF49A',
    },
  },
  {
    chainId: 42220,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0x6586FB35393abF7Ff454977a9b3c912d218791C6',
    },
  },
  {
    chainId: 43114,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0xCA9D0668C600c4dd07ca54Be1615FE5CDFd76Ac3',
      NonfungibleTokenPositionDescriptor: '0xe89B7C295d73FCCe88eF263F86e7310925DaEBAF',
      NFTDescriptor: '0x27Dd7eE7fE723e83Bf3612a75a034951fe299E99',
      ProxyAdmin: '0x9AdA7D7879214073F40183F3410F2b3f088c6381',
      TransparentUpgradeableProxy: '0xE1f93a7cB6fFa2dB4F9d5A2FD43158A428993C09',
    },
  },
  {
    chainId: 44787,
    era: '2026-04',
    addresses: {
      UniswapV3Factory: '0x229Fd76DA9062C1a10eb4193768E192bdEA99572',
      NonfungiblePositionManager: '0x0eC9d3C06Bc0A472A80085244d897bb604548824',
      SwapRouter02: '0x8C456F41A3883bA0ba99f810F7A2Da54D9Ea3EF0',
      QuoterV2: '0x3c1FCF8D6f3A579E98F4AE75EB0adA6de70f5673',
      TickLens: '0xFdACaEfB0f85C9BE9d319023453cC85C812d7e1E',
      V3Migrator: '0x245d3F47F55c532dbE9340368855Be631B162cfd',
      UniswapV3Staker: '0x8AC47D3e65a3e6aD14596ee7d18ad1d1aA53208F',
      Multicall2: '0x692A12C7C167c44e54c3d381CA3EE91F058Dc404',
      NonfungibleTokenPositionDescriptor: '0xB00B8C3aB078EB0f7DeC6cE19c1a1da5bf4f8d7e',
      NFTDescriptor: '0xE3da4F834D45b27AF95600e6546991dC3B50adAC',
      ProxyAdmin: '0xE4d1eBb97Fe5fabFaBbB8C004C424EE12dE8A07d',
      TransparentUpgradeableProxy: '0x9ddD6325FBE93A715B422883cED853CD843f217C',
    },
  },
  {
    chainId: 81457,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0xEcAF7c276f746170642e97De961f2f0361e1aCc8',
      NonfungibleTokenPositionDescriptor: '0x497089D9450BB58f536c38c1C0d0A37472303508',
      NFTDescriptor: '0xAa32bD3926097fd04d22b4433e9867417EE79333',
      ProxyAdmin: '0x7C9cAa4ac84C8FAD8Bd504DBF90e791F91f41705',
      TransparentUpgradeableProxy: '0xB22Ef02E13B1900EBF10391e57162402c11BfF05',
    },
  },
  {
    chainId: 84532,
    era: '2026-04',
    addresses: {
      NonfungibleTokenPositionDescriptor: '0xd7c6e867591608D32Fe476d0DbDc95d0cf584c8F',
      NFTDescriptor: '0x4e0caFF1Df1cCd7CF782FDdeD77f020699B57f1a',
      ProxyAdmin: '0xD7303474Baca835743B54D73799688990f24a79D',
      TransparentUpgradeableProxy: '0x1E2A708040Eb6Ed08893E27E35D399e8E8e7857E',
    },
  },
  {
    chainId: 7777777,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0x5eF5A6923d2f566F65f363b78EF7A88ab1E4206f',
      NonfungibleTokenPositionDescriptor: '0xf15D9e794d39A3b4Ea9EfC2376b2Cd9562996422',
      NFTDescriptor: '0xffF2BffC03474F361B7f92cCfF2fD01CFBBDCdd1',
      ProxyAdmin: '0xd4109824FC80dD41ca6ee8D304ec74B8bEdEd03b',
      TransparentUpgradeableProxy: '0x843b0b03c3B3B0434B9cb00AD9cD1D9218E7741b',
    },
  },
  {
    chainId: 11155420,
    era: '2026-04',
    addresses: {
      UniswapV3Staker: '0x78eF13931e5625C828ef8Ec455ba7fa09fDa9808',
      NonfungibleTokenPositionDescriptor: '0xd7c6e867591608D32Fe476d0DbDc95d0cf584c8F',
      NFTDescriptor: '0x4e0caFF1Df1cCd7CF782FDdeD77f020699B57f1a',
      ProxyAdmin: '0xD7303474Baca835743B54D73799688990f24a79D',
      TransparentUpgradeableProxy: '0x1E2A708040Eb6Ed08893E27E35D399e8E8e7857E',
    },
  },
  {
    chainId: 999999999,
    era: '2026-04',
    addresses: {
      SwapRouter02: '0x6B36d761981d82B1e07cF3c4daF4cB4615c4850a',
      UniswapV3Staker: '0x5d298AAf21058d14436DBD36940dcB5542b8aFE8',
      NonfungibleTokenPositionDescriptor: '0x5BC936a151Fb4CEBD14467Ca9CBf598b7E645fc0',
      NFTDescriptor: '0xf70C8a20496a5201Fd8D01F627c93aE39cDa1999',
      ProxyAdmin: '0x561896C035abFB3C72f754f10fD35f6c450Ffe16',
      TransparentUpgradeableProxy: '0x68EF3669bEd58213edf9Da598f4E1307680839B2',
    },
  },
];
