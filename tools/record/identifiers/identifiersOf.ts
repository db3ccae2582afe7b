import {type Abi, toFunctionSelector} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {revertsIn} from './bytecode/revertsIn';
import type {Identifier, Evidence} from './identifier';
import {errorsIn, identifiersIn} from './source/identifiersIn';

/** A contract or library with code: its ABI and its codes, that which creates it among them. */
export type Published = {name: string; abi: Abi; codes: Uint8Array[]};

/** What a package publishes: contracts and libraries with code, and sources. */
export type Contents = {
  package: string;
  sources: string[];
  contracts: Published[];
  /** Errors that were read in a source which no package holds, by contract. */
  declared?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Errors that no ABI lists, because the contract reverts with their selector and not by their name:
 * of v4-core, in the Universal Router.
 */
const UNLISTED = ['SafeCastOverflow()'];

/** Finds every identifier that the contracts of the packages revert with, by package and contract. */
export function identifiersOf(packages: readonly Contents[]): Identifier[] {
  const signatures = [
    ...packages.flatMap(({contracts}) => contracts.flatMap(({abi}) => errorsOf(abi))),
    ...packages.flatMap(({sources}) => sources.flatMap(errorsIn)).map((one) => one.signature),
    ...UNLISTED,
  ];
  const identifiers = packages.flatMap((contents) => [
    ...contents.contracts.flatMap((one) => published(contents.package, one, signatures)),
    ...inSources(contents, signatures),
    ...inDeclarations(contents),
  ]);
  return merge(withoutStale(identifiers, packages));
}

/** An ABI without code may be of an older release: of it counts what the contract's code has too. */
function withoutStale(identifiers: Identifier[], packages: readonly Contents[]): Identifier[] {
  const keyOf = ({contract, text}: Identifier): string => `${contract} ${text}`;
  const inCode = identifiers.filter(({evidence}) => evidence.includes('bytecode')).map(keyOf);
  const codeless = packages.flatMap(({package: from, contracts}) =>
    contracts.filter(({codes}) => codes.length === 0).map(({name}) => `${from} ${name}`),
  );
  return identifiers.filter(
    (one) => !codeless.includes(`${one.package} ${one.contract}`) || inCode.includes(keyOf(one)),
  );
}

const errorsOf = (abi: Abi): string[] =>
  abi.filter((item) => item.type === 'error').map((item) => formatAbiItem(item));

function published(
  from: string,
  {name, abi, codes}: Published,
  signatures: string[],
): Identifier[] {
  const bySelector = new Map(signatures.map((one) => [toFunctionSelector(one), one]));
  const make = (text: string, kind: Identifier['kind'], seen: Evidence): Identifier => ({
    package: from,
    contract: name,
    text,
    kind,
    evidence: [seen],
  });
  return [
    ...errorsOf(abi).map((text) => make(text, 'error', 'abi')),
    ...codes.map(revertsIn).flatMap(({texts, selectors}) => [
      ...texts.map((text) => make(text, 'string', 'bytecode')),
      ...selectors.map((selector) => {
        const signature = bySelector.get(selector);
        if (signature) return make(signature, 'error', 'bytecode');
        throw new Error(
          `${name} of ${from} reverts with ${selector}, an error that no published ABI or source names; add its signature to UNLISTED`,
        );
      }),
    ]),
  ];
}

function inSources({package: from, sources}: Contents, signatures: string[]): Identifier[] {
  return sources.flatMap(identifiersIn).map(({contract, text, kind}) => {
    const signature =
      kind === 'string' ? text : signatures.find((one) => one.startsWith(`${text}(`));
    if (signature) return {package: from, contract, text: signature, kind, evidence: ['source']};
    throw new Error(`${contract} of ${from} reverts with ${text}, which no source or ABI declares`);
  });
}

const inDeclarations = ({package: from, declared = {}}: Contents): Identifier[] =>
  Object.entries(declared).flatMap(([contract, errors]) =>
    errors.map((text) => ({package: from, contract, text, kind: 'error', evidence: ['source']})),
  );

/** One of each, with all the ways it was found; sorted. */
function merge(identifiers: readonly Identifier[]): Identifier[] {
  const byKey = new Map<string, Identifier>();
  identifiers.forEach((one) => {
    const key = [one.package, one.contract, one.text].join('\n');
    const evidence = new Set([...(byKey.get(key)?.evidence ?? []), ...one.evidence]);
    byKey.set(key, {...one, evidence: [...evidence].sort()});
  });
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
