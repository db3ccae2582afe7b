import type {Address} from './deployment';
import type {Difference} from './difference';

const records = (chainId: number): string =>
  `Uniswap/contracts deployments/json/${chainId}.json@b246f140`;

/** Differences from the deployment records of one chain that have one reason. */
const inRecords = (
  chainId: number,
  reason: string,
  addresses: Readonly<Record<string, Address>>,
): Difference[] =>
  Object.entries(addresses).map(([contract, listed]) => ({
    contract,
    chainId,
    listed,
    where: records(chainId),
    reason,
  }));

const SDK_CORE = '@uniswap/sdk-core@7.19.4';
const APRIL = 'the deployment lists of April 2026';
const README = 'Uniswap/UniswapX README.md@52299e91';

const HISTORY = 'Only in the history of the records: a later deployment replaced it.';
const SECOND_SET =
  'Part of a second set of January 2025 around another factory (0x780e9677…), by the transactions that created it; the SDK publishes the first set.';
const LATER_PERMISSIONED =
  'From May or June 2026, according to the records; sdk-core 7.19.4 publishes another address.';

/** Where the registry does not follow one of the lists in `listed/`. */
export const listDifferences: readonly Difference[] = [
  {
    contract: 'UniswapV2Factory',
    chainId: 42220,
    listed: '0x114A43DF6C5f54EBB8A9d70Cd1951D3dD68004c7',
    where: 'Uniswap/govkit src/types/Uniswap.sol@1e0bce2d',
    reason:
      'This is the factory on Linea; the records and the SDK list the registry’s address for Celo.',
  },
  ...inRecords(
    11155111,
    'The SDK publishes another factory for this test network; the registry follows the package. Not verified on chain.',
    {UniswapV2Factory: '0xB7f907f7A9eBC822a80BD25E224be42Ce0A698A0'},
  ),
  ...inRecords(
    1301,
    'The SDK publishes another router for this test network; the registry follows the package. Not verified on chain.',
    {UniswapV2Router02: '0x6e8C9D62A16419357eA998229126D2fD6B1CCfbF'},
  ),
  ...inRecords(1301, SECOND_SET, {
    ViewQuoter: '0x81EFdb2AF4Fb1a556c33a5dD4ECFEeDB970fc034',
    TickLens: '0xA2705406f5f6dEeFf977Edc4Eb52617E06b9e7ff',
    Multicall: '0xA72e4f582F7c3E2232A9f23A41E53C13d1a647A9',
    NFTDescriptor: '0x2E9D45Bb7b30549F5216813aDA9a6b7982C5B3ED',
    PoolManager: '0x9cB26A7183B2F4515945Dc52CB4195B0d2D06C95',
    PositionManager: '0x12A98709BB5D0641D61458f85dcAFbE17AC2d05c',
    PositionDescriptor: '0xC4Fe8f6cC445fB3F8921cEe75830F248a1D1da2F',
    StateView: '0x792d13207744F132943CdDE4D37ec89F20ae3b0D',
    V4Quoter: '0xB2b34025a07af3925313b6B46f8046Ee8FfBa30B',
  }),
  ...inRecords(1, HISTORY, {
    ViewQuoter: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    WstETHHook: '0xa88aaCF73DF2BcCFabCFd1e7B597185cac9F2888',
    ERC7914Detector: '0x9466235aFFF51AF9e285614a21EFf5D7aAc2C802',
  }),
  ...inRecords(130, HISTORY, {ERC7914Detector: '0xBb4eA619B4f348E8955cD85934d9705eFeBd3b12'}),
  ...inRecords(196, HISTORY, {UnsupportedProtocol: '0xf2D4fE1F8156e23C89fbA9929f75e171a3fE605c'}),
  ...inRecords(
    42220,
    'A router of 2023-08-28 that universal-router-sdk listed in 2023; since then it lists another.',
    {UniversalRouterV1_2NoV2: '0x88a3ED7F21A3fCF6adb86b6F878C5B7a02D20e9b'},
  ),
  ...inRecords(
    4663,
    'The code of 2.1.1 once more, created on 2026-07-06 with another contract for Across; the SDK publishes the registry’s address. Not verified on chain.',
    {UniversalRouterV2_1_1: '0x06AfBA43Fd06227fA663b0DAecF536f6EaA6bf99'},
  ),
  ...[
    [420, '0x9569CbA925c8ca2248772A9A4976A516743A246F'] as const,
    [80001, '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6'] as const,
    [84531, '0xedf539058e28E5937dAef3f69cEd0b25fbE66Ae9'] as const,
    [421613, '0x1dd92b83591781D0C6d98d07391eea4b9a6008FA'] as const,
  ].map(([chainId, listed]): Difference => ({
    contract: 'Quoter',
    chainId,
    listed,
    where: `${SDK_CORE} CHAIN_TO_ADDRESSES_MAP`,
    reason: 'The SDK does not say which quoter this is, and no list does. The network ended.',
  })),
  {
    contract: 'NFTDescriptor',
    chainId: 130,
    listed: '0x0Dfa04B28ab68fFD0e6e17FaC6ec16D4846a2004',
    where: APRIL,
    reason:
      'The records name this address as the proxy of the position descriptor; the registry calls it TransparentUpgradeableProxy.',
  },
  {
    contract: 'NonfungibleTokenPositionDescriptor',
    chainId: 143,
    listed: '0x315e413A11AB0df498eF83873012430ca36638Ae',
    where: APRIL,
    reason:
      'The records name this address as a proxy and another one as the contract behind it; the registry calls it TransparentUpgradeableProxy.',
  },
  {
    contract: 'TransparentUpgradeableProxy',
    chainId: 143,
    listed: '0x63023C02f457a24594aD8FD411F56092179655e2',
    where: APRIL,
    reason: 'The records name this address as the contract behind v4’s PositionDescriptor.',
  },
  ...inRecords(
    4217,
    'The transaction of 2026-02-24 created a TransparentUpgradeableProxy here, and NFTDescriptor at the registry’s address.',
    {NFTDescriptor: '0x42f22Ca73a77Ff67Bf4Ba0480dd060eA0e9864AF'},
  ),
  {
    contract: 'NonfungibleTokenPositionDescriptor',
    chainId: 137,
    listed: '0x91ae842A5Ffd8d12023116943e72A606179294f3',
    where: 'the deployments page of November 2023',
    reason: 'The records name another contract behind the proxy on this network.',
  },
  ...[10, 130, 8453, 42161].map((chainId): Difference => ({
    contract: 'OrderQuoter',
    chainId,
    listed: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    where: README,
    reason:
      'The SDK and Uniswap’s documentation of September 2026 name another quoter; the file is from June 2026.',
  })),
  ...[10, 42161].map((chainId): Difference => ({
    contract: 'UNI',
    chainId,
    listed: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    where: SDK_CORE,
    reason: 'The SDK repeats mainnet’s address; govkit names the token that was bridged here.',
  })),
  {
    contract: 'UNI',
    chainId: 137,
    listed: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    where: SDK_CORE,
    reason:
      'The SDK repeats mainnet’s address; the token list names the token that was bridged here.',
  },
  {
    contract: 'V4FeeAdapter',
    chainId: 42161,
    listed: '0x66276D2e80784180E4B9b859e4327b9C5646B87c',
    where: 'Uniswap/docs content/protocols/protocol-fee/deployments.mdx@0cd8e42a',
    reason:
      'This is the adapter for BNB Smart Chain; the records of protocol-fees and the vote’s calldata have the registry’s address.',
  },
  ...inRecords(1, LATER_PERMISSIONED, {
    PermissionedPositionManager: '0x89628C9B4CE81951a9BC1F36F0688Fad6A6ee248',
  }),
  ...inRecords(11155111, LATER_PERMISSIONED, {
    PermissionedPositionManager: '0x68fC145BB20b388965bED184Df5ef912215bb3C7',
  }),
  ...(
    [
      [1, '0x378E20c54e0E5db2C134A779aE0C65F0F14fA880'],
      [1, '0x69603ab16110Eb0bB5f5E9C8019749eE41A128C0'],
      [11155111, '0xEADe493b075Cee00e6A832Af758B7c76793FE880'],
      [11155111, '0x8B0E8d467af81D9F5B49165e104a2fe1b98328C0'],
    ] as const
  ).flatMap(([chainId, address]) =>
    inRecords(chainId, LATER_PERMISSIONED, {PermissionedHooks: address}),
  ),
];
