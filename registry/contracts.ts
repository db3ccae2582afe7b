export type Deployment = {
  /** The contract's name, as pages ask for it: no spaces, unique on its chain. */
  contract: string;
  chainId: number;
  /** EIP-55 checksummed. */
  address: `0x${string}`;
  /** The npm package that holds the contract; absent where none that we pin does. */
  package?: string;
  /** The release that was deployed, which may be older than the one we pin. */
  version?: string;
  /** Superseded: works, but a successor took its place. Retired: its task is over. */
  status: 'live' | 'superseded' | 'retired';
  note?: string;
  /** Where the address was read. */
  source: string;
};

const governancePages = 'https://github.com/Uniswap/docs/tree/8aa30627/docs/concepts/governance';
const deploymentsPage =
  'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v3/reference/Deployments.md';

/** Every address that a page may show. */
export const deployments: readonly Deployment[] = [
  {
    contract: 'UNI',
    chainId: 1,
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    package: '@uniswap/governance',
    version: '1.0.2',
    status: 'live',
    note: 'Governance token, 18 decimals',
    source: governancePages,
  },
  {
    contract: 'Timelock',
    chainId: 1,
    address: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
    package: '@uniswap/governance',
    version: '1.0.2',
    status: 'live',
    note: 'Carries out passed proposals and holds the treasury',
    source: governancePages,
  },
  {
    contract: 'GovernorAlpha',
    chainId: 1,
    address: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    package: '@uniswap/governance',
    version: '1.0.2',
    status: 'superseded',
    note: 'September 2020 to June 2021; followed by GovernorAlphaV2',
    source: governancePages,
  },
  {
    contract: 'GovernorAlphaV2',
    chainId: 1,
    address: '0xC4e172459f1E7939D522503B81AFAaC1014CE6F6',
    status: 'superseded',
    note: 'June to August 2021; followed by GovernorBravo',
    source: governancePages,
  },
  {
    contract: 'GovernorBravo',
    chainId: 1,
    address: '0x408ED6354d4973f66138C91495F2f2FCbd8724C3',
    status: 'live',
    note: 'Proxy that keeps the proposals; the address to call',
    source: governancePages,
  },
  {
    contract: 'GovernorBravoDelegate',
    chainId: 1,
    address: '0x53a328F4086d7C0F1Fa19e594c9b842125263026',
    status: 'live',
    note: 'Implementation behind GovernorBravo; not to be called',
    source: governancePages,
  },
  {
    contract: 'MerkleDistributor',
    chainId: 1,
    address: '0x090D4613473dEE047c3f2706764f49E0821D256e',
    status: 'live',
    note: 'Airdrop of UNI, September 2020',
    source: governancePages,
  },
  {
    contract: 'StakingRewardsFactory',
    chainId: 1,
    address: '0x3032Ab3Fa8C01d786D29dAdE018d7f2017918e12',
    status: 'retired',
    note: 'Liquidity mining of 2020',
    source: governancePages,
  },
  {
    contract: 'StakingRewards1',
    chainId: 1,
    address: '0x6C3e4cb2E96B01F4b866965A91ed4437839A121a',
    status: 'retired',
    note: 'Liquidity mining of 2020',
    source: governancePages,
  },
  {
    contract: 'StakingRewards2',
    chainId: 1,
    address: '0x7FBa4B8Dc5E7616e59622806932DBea72537A56b',
    status: 'retired',
    note: 'Liquidity mining of 2020',
    source: governancePages,
  },
  {
    contract: 'StakingRewards3',
    chainId: 1,
    address: '0xa1484C3aa22a66C62b77E0AE78E15258bd0cB711',
    status: 'retired',
    note: 'Liquidity mining of 2020',
    source: governancePages,
  },
  {
    contract: 'StakingRewards4',
    chainId: 1,
    address: '0xCA35e32e7926b96A9988f61d510E038108d8068e',
    status: 'retired',
    note: 'Liquidity mining of 2020',
    source: governancePages,
  },
  {
    contract: 'UniVester1',
    chainId: 1,
    address: '0x4750c43867EF5F89869132ecCF19B9b6C4286E1a',
    status: 'retired',
    note: 'One year of the treasury’s four-year vesting from 2020',
    source: governancePages,
  },
  {
    contract: 'UniVester2',
    chainId: 1,
    address: '0xe3953D9d317B834592aB58AB2c7A6aD22b54075D',
    status: 'retired',
    note: 'One year of the treasury’s four-year vesting from 2020',
    source: governancePages,
  },
  {
    contract: 'UniVester3',
    chainId: 1,
    address: '0x4b4e140D1f131fdaD6fb59C13AF796fD194e4135',
    status: 'retired',
    note: 'One year of the treasury’s four-year vesting from 2020',
    source: governancePages,
  },
  {
    contract: 'UniVester4',
    chainId: 1,
    address: '0x3D30B1aB88D487B0F3061F40De76845Bec3F1e94',
    status: 'retired',
    note: 'One year of the treasury’s four-year vesting from 2020',
    source: governancePages,
  },
  {
    contract: 'FeeToSetter',
    chainId: 1,
    address: '0x18e433c7Bf8A2E1d0197CE5d8f9AFAda1A771360',
    package: '@uniswap/governance',
    version: '1.0.2',
    status: 'live',
    note: 'Helper that switches the protocol fee of v2; status at November 2023',
    source: governancePages,
  },
  {
    contract: 'FeeTo',
    chainId: 1,
    address: '0xDAF819c2437a82f9e01f6586207ebF961a7f0970',
    package: '@uniswap/governance',
    version: '1.0.2',
    status: 'live',
    note: 'Helper that collects the protocol fee of v2; status at November 2023',
    source: governancePages,
  },
  {
    contract: 'WETH',
    chainId: 1,
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    status: 'live',
    note: 'Wrapped ether, 18 decimals',
    source: deploymentsPage,
  },
  {
    contract: 'USDC',
    chainId: 1,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    status: 'live',
    note: '6 decimals',
    source: 'viem@2.57.1 viem/tokens',
  },
  {
    contract: 'UniswapV3Factory',
    chainId: 1,
    address: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    package: '@uniswap/v3-core',
    version: '1.0.0',
    status: 'live',
    source: deploymentsPage,
  },
  {
    contract: 'NonfungiblePositionManager',
    chainId: 1,
    address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    package: '@uniswap/v3-periphery',
    version: '1.0.0',
    status: 'live',
    source: deploymentsPage,
  },
  {
    contract: 'SwapRouter',
    chainId: 1,
    address: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
    package: '@uniswap/v3-periphery',
    version: '1.0.0',
    status: 'live',
    note: 'Takes a deadline in each call; routes through v3 pools only',
    source: deploymentsPage,
  },
  {
    contract: 'SwapRouter02',
    chainId: 1,
    address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    package: '@uniswap/swap-router-contracts',
    version: '1.1.0',
    status: 'live',
    note: 'Takes a deadline through multicall; routes through v2 and v3',
    source: deploymentsPage,
  },
  {
    contract: 'QuoterV2',
    chainId: 1,
    address: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    package: '@uniswap/swap-router-contracts',
    version: '1.1.0',
    status: 'live',
    note: 'For calls off-chain',
    source: deploymentsPage,
  },
  {
    contract: 'Permit2',
    chainId: 1,
    address: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    status: 'live',
    source: deploymentsPage,
  },
  {
    contract: 'UniversalRouter',
    chainId: 1,
    address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    package: '@uniswap/universal-router',
    version: '1.4.0',
    status: 'superseded',
    note: 'Version V1_2 of May 2023; newer versions followed in 2025 and 2026',
    source: deploymentsPage,
  },
];
