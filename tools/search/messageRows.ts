import type {AtlasEntry} from '../../facts/atlas';
import {addressOf} from '../../pages/atlas/entryFinder';
import {entriesOf} from './revertRows';
import type {QueryAnswer, Sources} from './sources';

/** How tools and readers write a failed call; each entry is asked for as one of them. */
const MESSAGES: readonly ((identifier: string, name: string) => string)[] = [
  (identifier) => `execution reverted: ${identifier}`,
  (identifier) =>
    `Error: VM Exception while processing transaction: reverted with ${isCustom(identifier) ? 'custom error' : 'reason string'} '${identifier}'`,
  (identifier) => `[FAIL: ${identifier}] testSwap() (gas: 214503)`,
  (identifier) => `    └─ ← [Revert] ${identifier}`,
  (identifier) => `Fail with error '${identifier}'`,
  (identifier) =>
    `Error: execution reverted: "${identifier}" (action="estimateGas", code=CALL_EXCEPTION)`,
  (_, name) => `swap fails with ${name}`,
  (_, name) => `getting ${name} when calling my contract`,
  (_, name) => `${name} error`,
  (_, name) => `why ${name}`,
];

/** A message that names the contract that threw, by which errors of one name are told from each other. */
const thrownBy = (contract: string, identifier: string): string =>
  `Error: VM Exception while processing transaction: reverted with ${isCustom(identifier) ? 'custom error' : 'reason string'} '${identifier}' at ${contract}.swap (contracts/${contract}.sol:77)`;

/** Single letters are words of a sentence too. */
const SHORTEST = 2;

/** Messages of failed calls: the entries of the error, and what lists the failed check of an SDK. */
export function messageRows(sources: Sources): QueryAnswer[] {
  const named = sources.entries.filter(({identifier}) => identifier.length >= SHORTEST);
  return [
    ...named.flatMap((entry, at) => entryRows(entry, {at, sources})),
    ...named.flatMap((entry) => thrownRows(entry, sources)),
    ...sources.invariants.map(({invariant, address}): QueryAnswer => {
      return {query: `Error: Invariant failed: ${invariant}`, kind: 'message', address};
    }),
  ];
}

function entryRows(
  {identifier}: AtlasEntry,
  {at, sources}: {at: number; sources: Sources},
): QueryAnswer[] {
  const name = nameIn(identifier);
  const write = MESSAGES[at % MESSAGES.length];
  const query = write?.(identifier, name) ?? identifier;
  const isWhole = query.includes(identifier);
  const answering = sources.entries
    .map((one) => one.identifier)
    .filter(
      (one) =>
        one === identifier || one.endsWith(`: ${name}`) || (!isWhole && nameIn(one) === name),
    );
  return answering
    .flatMap((one) => entriesOf(sources, one))
    .map((address) => ({query, kind: 'message', address}));
}

/** An error with a contract that throws it, where another entry has its name too. */
function thrownRows({identifier}: AtlasEntry, sources: Sources): QueryAnswer[] {
  const called = sources.entries.filter((one) => one.identifier === identifier);
  if (called.length === 1) return [];
  return called.flatMap(({throwers}) =>
    throwers.flatMap(({contract}) =>
      called
        .filter((one) => one.throwers.some((thrower) => thrower.contract === contract))
        .map((one) => ({
          query: thrownBy(contract, identifier),
          kind: 'message' as const,
          address: addressOf(one),
        })),
    ),
  );
}

const isCustom = (identifier: string): boolean => identifier.endsWith(')');

/** An error without its parameters, as readers name it. */
const nameIn = (identifier: string): string => identifier.replace(/\(.*\)$/, '');
