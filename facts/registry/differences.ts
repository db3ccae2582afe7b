import type {Difference} from './difference';
import {listDifferences} from './listDifferences';
import {routerDifferences} from './routerDifferences';

export type {Difference} from './difference';

/** Everywhere that the registry differs from a source it was read from or is compared with. */
export const differences: readonly Difference[] = [
  {
    contract: 'Multicall2',
    chainId: 56,
    listed: '0x963Df249eD09c358A4819E39d9Cd5736c3087184',
    where: 'the deployments page of November 2023',
    reason: 'The newer list and the SDK call this contract Multicall.',
  },
  {
    contract: 'Multicall2',
    chainId: 8453,
    listed: '0x091e99cb1C49331a94dD62755D168E941AbD0693',
    where: 'the deployments page of November 2023',
    reason: 'The newer list and the SDK call this contract Multicall.',
  },
  {
    contract: 'Quoter',
    chainId: 42220,
    listed: '0x82825d0554fA07f7FC52Ab63c961F330fdEFa8E8',
    where: 'the deployments page of November 2023',
    reason:
      'The page listed this address for both Quoter and QuoterV2; an address holds one contract, and the newer list names only QuoterV2.',
  },
  {
    contract: 'SwapRouter',
    chainId: 42220,
    listed: '0x5615CDAb10dc425a742d643d949a7F474C01abc4',
    where: 'the deployments page of November 2023',
    reason:
      'The page listed this address for both SwapRouter and SwapRouter02; an address holds one contract, and the newer list names only SwapRouter02.',
  },
  {
    contract: 'UniswapV3Factory',
    chainId: 11155420,
    listed: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    where: 'the deployment lists of April 2026',
    reason:
      'The lists have two sets of addresses for this test network; the registry uses the one that the SDK publishes.',
  },
  {
    contract: 'Multicall',
    chainId: 11155420,
    listed: '0xd867e273eAbD6c853fCd0Ca0bFB6a3aE6491d2C1',
    where: 'the deployment lists of April 2026',
    reason:
      'The lists have two sets of addresses for this test network; the registry uses the one that the SDK publishes.',
  },
  {
    contract: 'TickLens',
    chainId: 11155420,
    listed: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
    where: 'the deployment lists of April 2026',
    reason:
      'The lists have two sets of addresses for this test network; the registry uses the one that the SDK publishes.',
  },
  {
    contract: 'QuoterV2',
    chainId: 11155420,
    listed: '0xC5290058841028F1614F3A6F0F5816cAd0df5E27',
    where: 'the deployment lists of April 2026',
    reason:
      'The lists have two sets of addresses for this test network; the registry uses the one that the SDK publishes.',
  },
  {
    contract: 'NonfungiblePositionManager',
    chainId: 11155420,
    listed: '0x27F971cb582BF9E50F397e4d29a5C7A34f11faA2',
    where: 'the deployment lists of April 2026',
    reason:
      'The lists have two sets of addresses for this test network; the registry uses the one that the SDK publishes.',
  },
  {
    contract: 'V3Migrator',
    chainId: 11155420,
    listed: '0xCbf8b7f80800bd4888Fbc7bf1713B80FE4E23E10',
    where: 'the deployment lists of April 2026',
    reason:
      'The lists have two sets of addresses for this test network; the registry uses the one that the SDK publishes.',
  },
  {
    contract: 'Quoter',
    chainId: 4217,
    listed: '0x9A0dD5fDa50d8DF9DD6Fa4B4BE33b6B1E241b408',
    where: 'the deployment lists of April 2026',
    reason:
      'The deployed code is view-quoter-v3, without the functions of Quoter; the registry names it ViewQuoter.',
  },
  {
    contract: 'Quoter',
    chainId: 4326,
    listed: '0x5AFFDA77bc34D945F9632BD080eBfcf24133b90e',
    where: 'the deployment lists of April 2026',
    reason:
      'The deployed code is view-quoter-v3, without the functions of Quoter; the registry names it ViewQuoter.',
  },
  {
    contract: 'UniswapV3Factory',
    chainId: 44787,
    listed: '0xAfE208a311B21f13EF87E33A90049fC17A7acDEc',
    where: '@uniswap/sdk-core@7.19.4',
    reason:
      'The SDK repeats the addresses of Celo’s main network for its test network; the lists have a separate set. The network is retired.',
  },
  {
    contract: 'Multicall2',
    chainId: 44787,
    listed: '0x633987602DE5C4F337e3DbF265303A1080324204',
    where: '@uniswap/sdk-core@7.19.4',
    reason:
      'The SDK repeats the addresses of Celo’s main network for its test network; the lists have a separate set. The network is retired.',
  },
  {
    contract: 'QuoterV2',
    chainId: 44787,
    listed: '0x82825d0554fA07f7FC52Ab63c961F330fdEFa8E8',
    where: '@uniswap/sdk-core@7.19.4',
    reason:
      'The SDK repeats the addresses of Celo’s main network for its test network; the lists have a separate set. The network is retired.',
  },
  {
    contract: 'V3Migrator',
    chainId: 44787,
    listed: '0x3cFd4d48EDfDCC53D3f173F596f621064614C582',
    where: '@uniswap/sdk-core@7.19.4',
    reason:
      'The SDK repeats the addresses of Celo’s main network for its test network; the lists have a separate set. The network is retired.',
  },
  {
    contract: 'NonfungiblePositionManager',
    chainId: 44787,
    listed: '0x3d79EdAaBC0EaB6F08ED885C05Fc0B014290D95A',
    where: '@uniswap/sdk-core@7.19.4',
    reason:
      'The SDK repeats the addresses of Celo’s main network for its test network; the lists have a separate set. The network is retired.',
  },
  {
    contract: 'TickLens',
    chainId: 44787,
    listed: '0x5f115D9113F88e0a0Db1b5033D90D4a9690AcD3D',
    where: '@uniswap/sdk-core@7.19.4',
    reason:
      'The SDK repeats the addresses of Celo’s main network for its test network; the lists have a separate set. The network is retired.',
  },
  {
    contract: 'ProxyAdmin',
    chainId: 11155111,
    listed: '0x0b343475d44EC2b4b8243EBF81dc888BF0A14b36',
    where: 'the deployment lists of April 2026',
    reason:
      'The list has the address that the SDK publishes as TickLens; an address holds one contract, and the registry follows the package.',
  },
  {
    contract: 'SwapRouter02',
    chainId: 44787,
    listed: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    where: '@uniswap/sdk-core@7.19.4',
    reason: 'The SDK returns mainnet’s address for a chain that its map leaves out.',
  },
  {
    contract: 'SwapRouter02',
    chainId: 42220,
    listed: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    where: '@uniswap/sdk-core@7.19.4',
    reason: 'The SDK returns mainnet’s address for a chain that its map leaves out.',
  },
  {
    contract: 'SwapRouter02',
    chainId: 999999999,
    listed: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    where: '@uniswap/sdk-core@7.19.4',
    reason: 'The SDK returns mainnet’s address for a chain that its map leaves out.',
  },
  {
    contract: 'UniswapV3Staker',
    chainId: 1,
    listed: '0xA9bf398e74Da1Ac6F5c4CB67Ab8937c10a1e454d',
    where: 'the README at tag v1.0.2 of v3-staker',
    reason:
      'Superseded before the final release; the README of January 2024 lists the registry’s address.',
  },
  {
    contract: 'UniswapV3Staker',
    chainId: 42161,
    listed: '0xA9bf398e74Da1Ac6F5c4CB67Ab8937c10a1e454d',
    where: 'the README at tag v1.0.2 of v3-staker',
    reason:
      'Superseded before the final release; the README of January 2024 lists the registry’s address.',
  },
  {
    contract: 'UniswapV3Staker',
    chainId: 10,
    listed: '0x62094CdA36dd8945a2c158A4c6c8865c5B34FEf9',
    where: 'the README at tag v1.0.2 of v3-staker',
    reason:
      'Superseded before the final release; the README of January 2024 lists the registry’s address.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 5,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the repository lists it for 1.2 on this network.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 143,
    listed: '0x0D97Dc33264bfC1c226207428A79b26757fb9dc3',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the registry names it 2.0. Not verified on chain.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 324,
    listed: '0x28731BCC616B5f51dD52CF2e4dF0E78dD1136C06',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0, with creation block 12640979, which is from 2023. Version 2.0 did not exist then, so the registry names it 1.2. Not verified on chain.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 324,
    listed: '0x28731BCC616B5f51dD52CF2e4dF0E78dD1136C06',
    where: 'the list of chains of the Trading API, 2026',
    reason:
      'The list says 2.0; the creation block is from 2023, before 2.0. A plan for 2.0 would send 0x10 to 0x13 to NFT markets.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 420,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the repository lists it for 1.2 without v2 swaps.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 1868,
    listed: '0x0E2850543f69F678257266E0907fF9A58B3F13dE',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the registry names it 2.0. Not verified on chain.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 10143,
    listed: '0x3aE6D8A282D67893e17AA70ebFFb33EE5aa65893',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the registry names it 2.0. Not verified on chain.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 44787,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the repository lists it for 1.2 without v2 swaps.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 80001,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the repository lists it for 1.2 without v2 swaps.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 84532,
    listed: '0x492E6456D9528771018DeB9E87ef7750EF184104',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the registry names it 2.0. Not verified on chain.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 421613,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the repository lists it for 1.2 without v2 swaps.',
  },
  {
    contract: 'UniversalRouterV2_2_0',
    chainId: 1,
    listed: '0x0542093271A31f6FC1DADB232bd59eeb27de780F',
    where: 'the deployment of 2.2.0 of August 2026',
    reason:
      'Replaced in September: it contains two changes that were not meant to be deployed, among them the command 0x0f.',
  },
  {
    contract: 'UniversalRouterV2_1_1',
    chainId: 4663,
    listed: '0x248A454AC3584c2A48D1fCb28D3910a6B6Ea00Af',
    where: 'the deployment history of Uniswap/contracts, August 2026',
    reason:
      'Deployed by accident from the code of 2.1.0; the SDK publishes the registry’s address.',
  },
  {
    contract: 'UniversalRouterV2_1_1',
    chainId: 11155111,
    listed: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
    where: 'earlier releases of @uniswap/universal-router-sdk',
    reason: 'Deployed with the address of another v4 pool manager, and replaced.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 1868,
    listed: '0x4cded7Edf52c8AA5259A54Ec6a3CE7C6D2a455Df',
    where: 'the repository’s deploy-addresses, August 2026',
    reason:
      'The SDK publishes another address for this version; the registry follows the package. Not verified on chain.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 84532,
    listed: '0x95273d871c8156636e114b63797d78D7E1720d81',
    where: 'the repository’s deploy-addresses, August 2026',
    reason:
      'The SDK publishes another address for this version; the registry follows the package. Not verified on chain.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 1301,
    listed: '0x986daDb82491834F6D17bD3287eb84bE0B4D4cc7',
    where: 'the repository’s deploy-addresses, August 2026',
    reason:
      'The SDK publishes another address for this version; the registry follows the package. Not verified on chain.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 84531,
    listed: '0xD0872D928672ae2fF74Bdb2F5130Ac12229CAfAF',
    where: '@uniswap/universal-router-sdk@5.13.0',
    reason:
      'The SDK gives this address for versions 1.2 and 2.0; the repository lists it for 1.2 without v2 swaps.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 42161,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: 'the deployments page of November 2023',
    reason:
      'The page listed mainnet’s address for this chain; the repository and the SDK list another.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 10,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: 'the deployments page of November 2023',
    reason:
      'The page listed mainnet’s address for this chain; the repository and the SDK list another.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 137,
    listed: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    where: 'the deployments page of November 2023',
    reason:
      'The page listed mainnet’s address for this chain; the repository and the SDK list another.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 42220,
    listed: '0x5Dc88340E1c5c6366864Ee415d6034cadd1A9897',
    where: 'the deployments page of November 2023',
    reason:
      'The repository lists this address for BNB Smart Chain, version 1; on Celo it lists another.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 56,
    listed: '0x5302086A3a25d473aAbBd0356eFf8Dd811a4d89B',
    where: 'the deployments page of November 2023',
    reason: 'This is the placeholder that reverts for protocols that a chain lacks, not a router.',
  },
  {
    contract: 'UniversalRouter',
    chainId: 8453,
    listed: '0x198EF79F1F515F02dFE9e3115eD9fC07183f02fC',
    where: 'the deployments page of November 2023',
    reason: 'The repository and the SDK list another address for this version.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 44787,
    listed: '0x84904B9E85F76a421223565be7b596d7d9A8b8Ce',
    where: 'the deployment lists of April 2026',
    reason:
      'The list does not say which version this is; the SDK publishes other addresses. Not verified on chain.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 421614,
    listed: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
    where: 'the deployment lists of April 2026',
    reason:
      'The list does not say which version this is; the SDK publishes other addresses. Not verified on chain.',
  },
  {
    contract: 'UniversalRouterV2_0',
    chainId: 11155420,
    listed: '0xD5bBa708b39537d33F2812E5Ea032622456F1A95',
    where: 'the deployment lists of April 2026',
    reason:
      'The list does not say which version this is; the SDK publishes other addresses. Not verified on chain.',
  },
  {
    contract: 'OrderQuoter',
    chainId: 130,
    listed: '0x88440407634F89873c5D9439987Ac4BE9725fea8',
    where: 'the deployment lists of April 2026',
    reason: 'The SDK publishes another quoter for this chain; the registry follows the package.',
  },
  {
    contract: 'OrderQuoter',
    chainId: 8453,
    listed: '0x88440407634F89873c5D9439987Ac4BE9725fea8',
    where: 'the deployment lists of April 2026',
    reason: 'The SDK publishes another quoter for this chain; the registry follows the package.',
  },
  {
    contract: 'OrderQuoter',
    chainId: 42161,
    listed: '0x88440407634F89873c5D9439987Ac4BE9725fea8',
    where: 'the deployment lists of April 2026',
    reason: 'The SDK publishes another quoter for this chain; the registry follows the package.',
  },
  ...routerDifferences,
  ...listDifferences,
];
