/** The code of a contract of Ethereum mainnet. */
export type RecordedCode = {contract: string; bytes: number; hash: `0x${string}`};

/**
 * keccak256 of the code at an address of Ethereum mainnet, which `eth_getCode` or `codehash` gives.
 * Looked up on 2026-11-26 in public repositories that pin what they read of mainnet: each stands
 * in two or more that have nothing to do with each other, those of SwapRouter02 and Quoter in one.
 */
export const codeHashes: readonly RecordedCode[] = [
  {
    contract: 'UNI',
    bytes: 12_567,
    hash: '0xdeba17f16fdba566b45d8019575e068625403cc6986fa17ceadd6edf08aa0868',
  },
  {
    contract: 'UniswapV2Factory',
    bytes: 13_859,
    hash: '0xbab145d02e7005f0d84c6c1639d39b799b0ea16df99ebbdaf5a14d9da820b4e0',
  },
  {
    contract: 'UniswapV2Router02',
    bytes: 21_943,
    hash: '0xa324bc7db3d091b6f1a2d526e48a9c7039e03b3cc35f7d44b15ac7a1544c11d2',
  },
  {
    contract: 'UniswapV3Factory',
    bytes: 24_535,
    hash: '0x4d7b8525cd5d14343fa67a732fba5b24cddba11620ca88392f4ec6c52f91fd69',
  },
  {
    contract: 'NonfungiblePositionManager',
    bytes: 24_384,
    hash: '0x692e658b31cbe3407682854806658d315d61a58c7e4933a2f91d383dc00736c6',
  },
  {
    contract: 'SwapRouter',
    bytes: 12_070,
    hash: '0xbb90113d2f9a5e9b7feb15a1d1fff06c1ee1575b3f9b1181778ffd0cf633e7ea',
  },
  {
    contract: 'Quoter',
    bytes: 4_631,
    hash: '0xd7efd86e5c3f85370d1100907ab446b24a996ad245172f44efec6a20f9ba70e6',
  },
  {
    contract: 'QuoterV2',
    bytes: 8_273,
    hash: '0x06148f47d0f41a68d3bc970030a7150e5d608cfbc28d372440a2e41ce543d92b',
  },
  {
    contract: 'SwapRouter02',
    bytes: 24_497,
    hash: '0x6ec798e80f3a19de650826338677604e54d6664f44a33b53a20b22b1939f402e',
  },
  {
    contract: 'Permit2',
    bytes: 9_152,
    hash: '0xc67d1657868aa5146eaf24fb879fb1fdec3d2d493b3683a61c9c2f4fb2851131',
  },
  {
    contract: 'PoolManager',
    bytes: 24_009,
    hash: '0x785f1014552b7ce7d5fb7d0c970ca60edee94fd00425d7ca21609acac7ce1293',
  },
  {
    contract: 'PositionManager',
    bytes: 23_877,
    hash: '0x77e36c08b19959a30dde46dec9abe6208e371ff2f56884a56fe1e1a53615528b',
  },
  {
    contract: 'StateView',
    bytes: 3_531,
    hash: '0xd7947778589cf4aac9a092a4451292a2056380941635ab7006d3c691d8dfd878',
  },
  {
    contract: 'V4Quoter',
    bytes: 5_820,
    hash: '0x06de58fa119c5deaa7a667fb92d3894e25d9160e62fb82c8d86d43b47eefe441',
  },
  {
    contract: 'UniversalRouterV2_0',
    bytes: 19_499,
    hash: '0x6a5f46971b50c6e1b7eef97902311444e479d734e4f80ad88367783cf373fe7f',
  },
];
