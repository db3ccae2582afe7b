import type {AddressSet} from './addressSet';

/** Where the contracts of v2 are, by chain and by the list that names them first. */
export const v2Addresses: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
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
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      UniswapV2Router01: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
    },
  },
  {
    chainId: 10,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
      UniswapV2Router02: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
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
    chainId: 56,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
      UniswapV2Router02: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    },
  },
  {
    chainId: 130,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x1F98400000000000000000000000000000000002',
      UniswapV2Router02: '0x284F11109359a7e1306C3e447ef14D38400063FF',
    },
  },
  {
    chainId: 137,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
      UniswapV2Router02: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
    },
  },
  {
    chainId: 143,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x182a927119D56008d921126764bF884221b10f59',
      UniswapV2Router02: '0x4B2ab38DBF28D31D467aA8993f6c2585981D6804',
    },
  },
  {
    chainId: 196,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0xDf38F24fE153761634Be942F9d859f3DBA857E95',
      UniswapV2Router02: '0x182a927119D56008d921126764bF884221b10f59',
    },
  },
  {
    chainId: 480,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x541aB7c31A119441eF3575F6973277DE0eF460bd',
    },
  },
  {
    chainId: 1301,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      UniswapV2Router02: '0x920b806E40A00E02E7D2b94fFc89860fDaEd3640',
    },
  },
  {
    chainId: 1868,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x97FeBbC2AdBD5644ba22736E962564B23F5828CE',
      UniswapV2Router02: '0x273F68c234fA55b550b40E563c4a488e0D334320',
    },
  },
  {
    chainId: 4217,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0xf9EC577a4E45B5278BB7Cf60FCBc20c3acAef68f',
      UniswapV2Router02: '0x0FBac3c46F6F83B44C7fb4EA986d7309C701D73E',
    },
  },
  {
    chainId: 4326,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0xbf56488c857A881ae7e3BED27Cf99c10A7Ab7e50',
      UniswapV2Router02: '0xb73055db2B3A3EaE87a331DD88e4a80b43602690',
    },
  },
  {
    chainId: 4663,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x8bcEaA40B9AcdfAedF85AdF4FF01F5Ad6517937f',
      UniswapV2Router02: '0x89e5DB8B5aA49aA85AC63f691524311AEB649eba',
    },
  },
  {
    chainId: 5042,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x89e5DB8B5aA49aA85AC63f691524311AEB649eba',
      UniswapV2Router02: '0x1f7d7550B1b028f7571E69A784071F0205FD2EfA',
    },
  },
  {
    chainId: 8453,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
      UniswapV2Router02: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    },
  },
  {
    chainId: 10143,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x733E88f248b742db6C14C0b1713Af5AD7fDd59D0',
      UniswapV2Router02: '0xfB8e1C3b833f9E67a71C859a132cf783b645e436',
    },
  },
  {
    chainId: 42161,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
      UniswapV2Router02: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    },
  },
  {
    chainId: 42220,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x79a530c8e2fA8748B7B40dd3629C0520c2cCf03f',
    },
  },
  {
    chainId: 43114,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
      UniswapV2Router02: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    },
  },
  {
    chainId: 57073,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0xfe57A6BA1951F69aE2Ed4abe23e0f095DF500C04',
    },
  },
  {
    chainId: 59144,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x114A43DF6C5f54EBB8A9d70Cd1951D3dD68004c7',
      UniswapV2Router02: '0x8702463e73f74d0b6765aBceb314Ef07aCb92650',
    },
  },
  {
    chainId: 81457,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x5C346464d33F90bABaf70dB6388507CC889C1070',
      UniswapV2Router02: '0xBB66Eb1c5e875933D44DAe661dbD80e5D9B03035',
    },
  },
  {
    chainId: 84532,
    era: '2026-09',
    addresses: {
      UniswapV2Factory: '0x7Ae58f10f7849cA6F5fB71b7f45CB416c9204b1e',
      UniswapV2Router02: '0x1689E7B1F10000AE47eBfE339a4f69dECd19F602',
    },
  },
  {
    chainId: 7777777,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0x0F797dC7efaEA995bB916f268D919d0a1950eE3C',
      UniswapV2Router02: '0xa00F34A632630EFd15223B1968358bA4845bEEC7',
    },
  },
  {
    chainId: 11155111,
    era: '2026-04',
    addresses: {
      UniswapV2Factory: '0xF62c03E08ada871A0bEb309762E260a7a6a880E6',
      UniswapV2Router02: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
    },
  },
];
