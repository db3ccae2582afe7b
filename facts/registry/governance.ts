import {deploy, inOrder, type AddressSet, type ContractFacts} from './addressSet';
import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';

const release = {package: '@uniswap/governance', version: '1.0.2'};
const mining: ContractFacts = {
  kind: 'governance',
  status: 'retired',
  note: 'Liquidity mining of 2020',
};
const onOtherChain = (note: string): ContractFacts => ({kind: 'governance', note});
const vester: ContractFacts = {
  kind: 'governance',
  status: 'retired',
  note: 'One year of the treasury’s four-year vesting from 2020',
};

const contracts: Record<string, ContractFacts> = {
  Timelock: {
    kind: 'governance',
    ...release,
    note: 'Executes passed proposals and holds the treasury',
  },
  GovernorAlpha: {
    kind: 'governance',
    ...release,
    status: 'superseded',
    note: 'September 2020 to June 2021; followed by GovernorAlphaV2',
  },
  GovernorAlphaV2: {
    kind: 'governance',
    status: 'superseded',
    note: 'June to August 2021; followed by GovernorBravo',
  },
  GovernorBravo: {
    kind: 'governance',
    note: 'Proxy that stores the proposals; the address to call',
  },
  GovernorBravoDelegate: {
    kind: 'governance',
    note: 'Implementation behind GovernorBravo; not to be called',
  },
  MerkleDistributor: {kind: 'governance', note: 'Airdrop of UNI, September 2020'},
  StakingRewardsFactory: mining,
  StakingRewards1: mining,
  StakingRewards2: mining,
  StakingRewards3: mining,
  StakingRewards4: mining,
  UniVester1: vester,
  UniVester2: vester,
  UniVester3: vester,
  UniVester4: vester,
  FeeToSetter: {
    kind: 'governance',
    ...release,
    status: 'superseded',
    note: 'Held the role that sets v2’s fee until December 2025; the Timelock has held it since',
  },
  FeeTo: {
    kind: 'governance',
    ...release,
    status: 'superseded',
    note: 'Was meant to receive v2’s protocol fee; TokenJar has received it since December 2025',
  },
  CrossChainAccount: onOtherChain('Timelock acts through it; it receives OP Stack messages'),
  CrossChainAccountLinea: onOtherChain('Timelock acts through it; it receives Linea messages'),
  EthereumProxy: onOtherChain('Timelock acts through it; it receives FxPortal messages'),
  UniswapWormholeMessageReceiver: onOtherChain(
    'Timelock acts through it; it receives Wormhole messages',
  ),
  UniswapWormholeMessageSender: onOtherChain('Sends what Timelock does elsewhere over Wormhole'),
  UNI: {kind: 'token', note: 'UNI as bridged to this network'},
};

/** The address of Timelock on mainnet and on test networks that ended. */
const timelock = '0x1a9C8182C09F50C8318d769245beA52c32BE35BC';

const sets: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      GovernorAlpha: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
      GovernorAlphaV2: '0xC4e172459f1E7939D522503B81AFAaC1014CE6F6',
      GovernorBravoDelegate: '0x53a328F4086d7C0F1Fa19e594c9b842125263026',
      MerkleDistributor: '0x090D4613473dEE047c3f2706764f49E0821D256e',
      StakingRewardsFactory: '0x3032Ab3Fa8C01d786D29dAdE018d7f2017918e12',
      StakingRewards1: '0x6C3e4cb2E96B01F4b866965A91ed4437839A121a',
      StakingRewards2: '0x7FBa4B8Dc5E7616e59622806932DBea72537A56b',
      StakingRewards3: '0xa1484C3aa22a66C62b77E0AE78E15258bd0cB711',
      StakingRewards4: '0xCA35e32e7926b96A9988f61d510E038108d8068e',
      UniVester1: '0x4750c43867EF5F89869132ecCF19B9b6C4286E1a',
      UniVester2: '0xe3953D9d317B834592aB58AB2c7A6aD22b54075D',
      UniVester3: '0x4b4e140D1f131fdaD6fb59C13AF796fD194e4135',
      UniVester4: '0x3D30B1aB88D487B0F3061F40De76845Bec3F1e94',
      FeeToSetter: '0x18e433c7Bf8A2E1d0197CE5d8f9AFAda1A771360',
      FeeTo: '0xDAF819c2437a82f9e01f6586207ebF961a7f0970',
    },
  },
  ...[3, 4, 5, 42].map((chainId): AddressSet => ({
    chainId,
    era: '2023-11',
    addresses: {Timelock: timelock},
  })),
];

/** The contracts of governance, past and present. */
export const governance = inOrder(contracts, [
  ...deploy({
    product: 'governance',
    contracts,
    sets,
    sources: {
      '2023-11': 'https://github.com/Uniswap/docs/tree/8aa30627/docs/concepts/governance',
    },
  }),
  ...takeListed({
    product: 'governance',
    contracts,
    rows: listedRows.governance,
    // On mainnet UNI is a token of tokens.ts.
    nameOf: ([row]) => (row?.contract === 'UNI' && row.chainId === 1 ? undefined : row?.contract),
  }),
]);
