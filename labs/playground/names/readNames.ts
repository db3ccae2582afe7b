import type {Contract, Member, Parameter} from '../../../facts/reference/model';
import type {Contents, SandboxPool} from '../../../packages/sandbox/contents';
import type {KnownEvent, Names} from '../Playground/transactions/names';

/** What the list of transactions calls things by, from the contents of the sandbox and the contracts of the reference. */
export function readNames(contents: Contents, contracts: Iterable<Contract>): Names {
  const members = [...contracts].flatMap((contract) => contract.members);
  return {
    head: contents.block.number,
    addresses: lowerCased([
      ...contents.pools.filter(({version}) => version !== 'v4').map(poolEntry),
      ...contents.contracts.map(({address, contract}) => [address, contract] as const),
      ...contents.accounts.map(({address, label}) => [address, label] as const),
      ...contents.tokens.map(({address, symbol}) => [address, symbol] as const),
    ]),
    tokens: lowerCased(
      contents.tokens.map(({address, symbol, decimals}) => [address, {symbol, decimals}] as const),
    ),
    functions: Object.fromEntries(
      members.filter(changesState).map(({selector, signature}) => [selector, signature]),
    ),
    events: eventsOf(members),
  };
}

const lowerCased = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.map(([address, value]) => [address.toLowerCase(), value]));

const poolEntry = ({address, version, pair, feePips}: SandboxPool) =>
  [address, `${version} pool ${pair}${version === 'v3' ? ` ${feePips / 10_000}%` : ''}`] as const;

const changesState = ({kind, selector, mutability}: Member): boolean =>
  kind === 'function' && selector !== undefined && /payable$/.test(mutability ?? '');

function eventsOf(members: readonly Member[]): Record<string, readonly KnownEvent[]> {
  const events = new Map<string, Map<string, KnownEvent>>();
  for (const {kind, selector, name, signature, parameters} of members) {
    const types = /^\w+\((.*)\)$/.exec(signature)?.[1]?.split(',') ?? [];
    // Types of structs have commas of their own.
    if (kind !== 'event' || !selector || signature.includes('((')) continue;
    const inputs = parameters.map((parameter, index) => inputOf(parameter, types[index] ?? ''));
    const ofTopic = events.get(selector) ?? new Map<string, KnownEvent>();
    const key = inputs.map(({indexed}) => indexed).join();
    if (!ofTopic.has(key)) ofTopic.set(key, {type: 'event', name, inputs});
    events.set(selector, ofTopic);
  }
  return Object.fromEntries([...events].map(([topic, ofTopic]) => [topic, [...ofTopic.values()]]));
}

const inputOf = ({name, isIndexed = false}: Parameter, type: string) => ({
  name,
  type,
  indexed: isIndexed,
});
