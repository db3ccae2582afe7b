import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtlasEntry} from '../../facts/atlas';
import {fittingAbi, type FittingAbi} from '../../facts/registry/abis';
import type {Deployment} from '../../facts/registry/contracts';
import {knownEntries, type IdentifierTarget} from '../../pages/atlas/indexNodes';
import {byUse} from '../../pages/deploymentTables';
import type {Registry} from '../../pages/readRegistry';
import {sourcesOf} from '../../pages/sources';

/** A revert as the home page shows it: in a sentence why, and what to do. */
export type HomeRevert = IdentifierTarget & Pick<AtlasEntry, 'condition' | 'fix'>;

/** A contract that most integrations need, its address on a chain, and the ABI that fits it. */
export type HomeAddress = Pick<Deployment, 'contract' | 'address'> & {abi?: FittingAbi};

/** WETH and USDC of a chain. */
export type HomePair = {chain: string; weth: string; usdc: string};

/** Gives the tools of the home page what they look through, each a file that is loaded when it is asked for. */
export default function homeData({siteDir}: LoadContext): Plugin {
  return {
    name: 'home',
    async allContentLoaded({actions: {createData}}) {
      const sources = sourcesOf(siteDir);
      const {chains, deployments} = sources.registry();
      const placed = placedOn(deployments, chains);
      const files = {
        'reverts.json': revertsOf(sources.atlas()),
        'chains.json': placed.map(({label}) => label),
        'addresses.json': Object.fromEntries(placed.map(({label, found}) => [label, found])),
        'pairs.json': pairsOf(deployments, chains),
      };
      for (const [name, content] of Object.entries(files)) {
        await createData(name, JSON.stringify(content));
      }
    },
  };
}

export function revertsOf(entries: readonly AtlasEntry[]): HomeRevert[] {
  const targets = knownEntries(entries);
  return entries.flatMap(({condition, fix}, at) => {
    const target = targets[at];
    return target ? [{...target, condition, fix}] : [];
  });
}

/** What readers ask the address of first, in this order. */
const ASKED: readonly string[] = [
  'UniswapV3Factory',
  'SwapRouter02',
  'QuoterV2',
  'NonfungiblePositionManager',
  'PoolManager',
  'PositionManager',
  'V4Quoter',
  'StateView',
  'UniversalRouter',
  'Permit2',
  'UniswapV2Factory',
  'UniswapV2Router02',
];

/** Of the Universal Routers of a chain, the newest is asked for. */
const ROUTERS: readonly string[] = [
  'UniversalRouterV2_1_2',
  'UniversalRouterV2_0',
  'UniversalRouter',
];

type Placed = {label: string; found: HomeAddress[]};

/** The chains in use that have some of these contracts, mainnet first, test networks last. */
export function placedOn(
  deployments: Registry['deployments'],
  chains: Registry['chains'],
): Placed[] {
  return [...chains]
    .filter(({status}) => status !== 'retired')
    .sort(byUse)
    .map(({id, name}) => ({
      label: `${name} (${id})`,
      found: ASKED.flatMap((asked) => {
        const names = asked === 'UniversalRouter' ? ROUTERS : [asked];
        const there = deployments.filter(({chainId}) => chainId === id);
        const name = names.find((one) => there.some(({contract}) => contract === one));
        return there
          .filter(({contract}) => contract === name)
          .map(({contract, address}) => ({contract, address, abi: fittingAbi(contract)}));
      }),
    }))
    .filter(({found}) => found.some(({contract}) => contract !== 'Permit2'));
}

/** The chains in use that have both tokens. */
export function pairsOf(
  deployments: Registry['deployments'],
  chains: Registry['chains'],
): HomePair[] {
  const addressOf = (id: number, symbol: string) =>
    deployments.find(({chainId, contract}) => chainId === id && contract === symbol)?.address;
  return [...chains].sort(byUse).flatMap(({id, name, status}) => {
    const [weth, usdc] = [addressOf(id, 'WETH'), addressOf(id, 'USDC')];
    return status === 'live' && weth && usdc ? [{chain: name, weth, usdc}] : [];
  });
}
