import type {PhrasingContent} from 'mdast';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';
import {dateInWords} from '../facts/registry/dates';
import type {State} from '../facts/registry/state';
import {
  castCommands,
  functionOf,
  readableStates,
  viemProgram,
} from '../facts/registry/state/readCode';
import {addressElement} from './addressElement';
import {code, details, fence, inline, link, table, text, type Nodes} from './nodes';

type Registry = {chains: readonly Chain[]; deployments: readonly Deployment[]};

/** A state within a sentence: its value, and the day on which its source had it so. */
export const stateInline = (state: State, registry: Registry): PhrasingContent[] => [
  ...valueOf(state, registry),
  text(' ('),
  asOf(state),
  text(')'),
];

/** A column of states; left out where it would say the same in each row. */
type Column = {head: string; cellOf: (state: State) => PhrasingContent[]; isShown?: boolean};

/** States as a table, with the calls that read them folded below. */
export function stateTable(states: readonly State[], registry: Registry): Nodes {
  const subjects = new Set(states.map(({subject}) => subject));
  const columns: Column[] = [
    {
      head: 'Network',
      cellOf: (state) => [text(chainName(state, registry))],
      isShown: new Set(states.map(({chainId}) => chainId)).size > 1,
    },
    {head: 'What', cellOf: ({subject}) => [text(subject)], isShown: subjects.size > 1},
    {
      head: subjects.size > 1 ? 'Value' : [...subjects].join(''),
      cellOf: (state) => valueOf(state, registry),
    },
    {
      head: 'Since',
      cellOf: ({since}) => [text(since ? dateInWords(since) : '–')],
      isShown: states.some(({since}) => since),
    },
    {head: 'As of', cellOf: (state) => [asOf(state)]},
    {
      head: 'Read with',
      cellOf: ({read}) => [read ? code(`${functionOf(read).name}()`) : text('its source')],
      isShown: states.some(({read}) => read),
    },
  ];
  const shown = columns.filter(({isShown = true}) => isShown);
  return [
    table(
      shown.map(({head}) => head),
      states.map((state) => shown.map(({cellOf}) => cellOf(state))),
    ),
    ...calls(states, registry),
  ];
}

function valueOf({value, chainId}: State, {chains, deployments}: Registry): PhrasingContent[] {
  if (typeof value === 'string') return inline(value);
  const deployment = deployments.find(
    (one) => one.contract === value.contract && one.chainId === chainId,
  );
  const chain = chains.find(({id}) => id === chainId);
  if (!deployment || !chain) {
    throw new Error(`the registry has no ${value.contract} on chain ${chainId}`);
  }
  return [
    text(`${value.contract}, `),
    addressElement(deployment, chain) as unknown as PhrasingContent,
  ];
}

const asOf = ({asOf: day, source}: State): PhrasingContent =>
  link(source, [text(dateInWords(day))]);

const chainName = ({chainId}: State, {chains}: Registry): string =>
  chains.find(({id}) => id === chainId)?.name ?? '–';

function calls(states: readonly State[], {chains, deployments}: Registry): Nodes {
  const readable = readableStates(states, deployments);
  const [first] = readable;
  if (!first) return [];
  const network = chainName(first, {chains, deployments});
  return [
    details(`Read ${readable.length === 1 ? 'it' : 'them'} yourself on ${network}`, [
      fence('sh', castCommands(readable), 'title="terminal, with Foundry"'),
      fence('ts', viemProgram(readable).trim(), 'title="readStates.mts, with viem"'),
    ]),
  ];
}
