import {deploy, type ContractFacts} from './addressSet';
import type {Deployment} from './deployment';
import {universalRouterAddresses} from './universalRouterAddresses';

const router = (release: string, note?: string): ContractFacts => ({
  kind: 'router',
  variant: `UniversalRouter ${release}`,
  package: '@uniswap/universal-router',
  note,
});

/** Oldest first; on each chain the newest release there is live and the others are superseded. */
const RELEASES = {
  UniversalRouterV1: router('1.0', 'Deployed in 2022'),
  UniversalRouterV1_2NoV2: router('1.2', 'For chains without v2 at that time: no v2 swaps'),
  UniversalRouter: {
    ...router('1.2', 'Deployed from May 2023, from the code of release 1.4.0'),
    version: {'2023-11': '1.4.0', '2026-08': '1.4.0', '2026-09': '1.4.0'},
  } satisfies ContractFacts,
  UniversalRouterV1_3: router('1.3', 'September 2023, withdrawn: it wrapped stETH'),
  UniversalRouterV2_0: router('2.0', 'Without the NFT commands'),
  UniversalRouterV2_1_1: router('2.1.1', 'Command bytes differ from those of 2023'),
  UniversalRouterV2_1_2: router('2.1.2'),
  UniversalRouterV2_2_0: router('2.2.0'),
};
const order = Object.keys(RELEASES);

const listed = deploy({
  product: 'universal-router',
  sets: universalRouterAddresses,
  contracts: {
    ...RELEASES,
    UnsupportedProtocol: {
      kind: 'helper',
      note: 'Placeholder that reverts for a protocol that the chain lacks; not a router',
    },
  },
  sources: {
    '2023-11': 'https://github.com/Uniswap/universal-router/tree/deda9a9a/deploy-addresses',
    '2026-08': 'https://github.com/Uniswap/universal-router/tree/fb25ff09/deploy-addresses',
    '2026-09': '@uniswap/universal-router-sdk@5.13.0',
  },
});

/** Every release of the Universal Router on each chain. */
export const universalRouter: readonly Deployment[] = listed.map((entry) =>
  entry.status === 'live' && isFollowed(entry) ? {...entry, status: 'superseded'} : entry,
);

function isFollowed({contract, chainId}: Deployment): boolean {
  return listed.some(
    (other) =>
      other.chainId === chainId &&
      order.includes(contract) &&
      order.indexOf(other.contract) > order.indexOf(contract),
  );
}
