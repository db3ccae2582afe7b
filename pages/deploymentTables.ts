import type {PhrasingContent, Table, TableRow} from 'mdast';
import {fittingAbi} from '../facts/registry/abis';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';
import type {LookAlike} from '../facts/registry/lookAlikes';
import {addressElement} from './addressElement';
import {code, joined, link, plainTable, row, text} from './nodes';

/** Every deployment as a row, in the order of its chains: mainnet, other networks, test networks. */
export function deploymentTable(
  deployments: readonly Deployment[],
  chains: readonly Chain[],
): Table {
  const rows = [...chains]
    .sort(byUse)
    .flatMap((chain) =>
      deployments
        .filter(({chainId}) => chainId === chain.id)
        .map((entry) => deploymentRow(entry, chain)),
    );
  return plainTable(['Chain (id)', 'Contract', 'Address', 'Status', 'Evidence', 'Release'], rows);
}

/** A row, with what its readers can filter by as attributes, which `components/Deployments` reads. */
function deploymentRow(entry: Deployment, chain: Chain): TableRow {
  const chainLabel = `${chain.name} (${chain.id})`;
  const status = entry.retired ? `${entry.status} ${entry.retired}` : entry.status;
  return {
    ...row([
      [text(chainLabel)],
      [code(entry.contract)],
      [addressElement(entry, chain), ...abiLink(entry)],
      [text(status)],
      [text(entry.evidence.replace(', not verified on chain', ''))],
      [text(releaseOf(entry))],
    ]),
    data: {
      hProperties: {dataChain: chainLabel, dataContract: entry.contract, dataStatus: status},
    },
  };
}

/** A link to the ABI of a contract, where a pinned package publishes one that fits. */
function abiLink({contract}: Deployment): PhrasingContent[] {
  const abi = fittingAbi(contract);
  return abi ? [text(' '), link(`pathname:///${abi.file}`, [text(abi.label)])] : [];
}

/** For each contract, where it has mainnet's address and how often another, on networks in use. */
export function sameAddressTable(
  deployments: readonly Deployment[],
  chains: readonly Chain[],
): Table {
  const contracts = [...new Set(deployments.map(({contract}) => contract))];
  const current = [...chains].sort(byUse).filter(({status}) => status !== 'retired');
  const rows = contracts.map((contract) => {
    const placed = current.flatMap((chain) => {
      const deployment = deployments.find(
        (entry) => entry.contract === contract && entry.chainId === chain.id,
      );
      return deployment ? [{name: chain.name, isSame: deployment.sameAsMainnet}] : [];
    });
    const same = placed.filter(({isSame}) => isSame).map(({name}) => name);
    const others = placed.filter(({isSame, name}) => !isSame && name !== MAINNET);
    return row([
      [code(contract)],
      [text(same.join(', ') || 'no other network')],
      [text(others.length === 1 ? '1 network' : `${others.length} networks`)],
    ]);
  });
  return plainTable(['Contract', 'Mainnet’s address on', 'Another address on'], rows);
}

/** What tells each look-alike apart, and on how many networks in use it is. */
export function lookAlikeTable(
  lookAlikes: readonly LookAlike[],
  deployments: readonly Deployment[],
  chains: readonly Chain[],
): Table {
  const inUse = chains.filter(({status}) => status !== 'retired');
  const rows = lookAlikes.map(({contract, functions, deadline}) => {
    const placed = deployments.filter(
      (entry) => entry.contract === contract && inUse.some(({id}) => id === entry.chainId),
    );
    const onMainnet = placed.find(({chainId}) => chainId === 1);
    const mainnet = inUse.find(({id}) => id === 1);
    return row([
      [text(contract)],
      joined(
        functions.map(({name}) => [code(name)]),
        ', ',
      ),
      joined(
        functions.map(({selector}) => [code(selector)]),
        ', ',
      ),
      [text(deadline)],
      [text(`${placed.length} in use`)],
      [onMainnet && mainnet ? addressElement(onMainnet, mainnet) : text('none')],
    ]);
  });
  return plainTable(
    ['Contract', 'Function', 'Selector', 'Deadline', 'Chains that have it', MAINNET],
    rows,
  );
}

const MAINNET = 'Ethereum mainnet';

function releaseOf({package: name = '', version, variant = ''}: Deployment): string {
  if (version) return `${name.replace('@uniswap/', '')} ${version}`;
  return (/ \d/.test(variant) ? variant : name.replace('@uniswap/', '')) || 'not on npm';
}

/** Mainnet first, then networks in use before test networks, each by name. */
export function byUse(one: Chain, other: Chain): number {
  const rank = ({id, status}: Chain) => (id === 1 ? 0 : status === 'live' ? 1 : 2);
  return rank(one) - rank(other) || one.name.localeCompare(other.name, 'en');
}
