import {type Abi, toFunctionSelector} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {revertsIn} from './bytecode/revertsIn';
import type {Identifier, Evidence} from './identifier';
import {
  type DeclaredError,
  errorsIn,
  identifiersIn,
  type ValueTypes,
  valueTypesIn,
} from './source/identifiersIn';

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

/** Finds every identifier that the contracts of the packages revert with, by package and contract. */
export function identifiersOf(packages: readonly Contents[]): Identifier[] {
  const valueTypes = valueTypesOf(packages);
  const signatures = [
    ...packages.flatMap(({contracts}) => contracts.flatMap(({abi}) => errorsOf(abi))),
    ...packages.flatMap(({sources}) => declaredIn(sources, valueTypes)).map(signatureOf),
  ];
  const identifiers = packages.flatMap((contents) => {
    const declared = declaredIn(contents.sources, valueTypes);
    return [
      ...contents.contracts.flatMap((one) => published(contents.package, one, signatures)),
      // Two packages may declare errors of one name with other arguments.
      ...inSources(contents, [...declared.map(signatureOf), ...signatures]),
      ...declared.map((one) => fromSource(contents.package, one)),
      ...inDeclarations(contents),
    ];
  });
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
          `${name} of ${from} reverts with ${selector}, an error that no published ABI or source names; add the package that declares it to documented.ts`,
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

/** The value types that the sources of all packages declare: one imports them of another. */
const valueTypesOf = (packages: readonly Contents[]): ValueTypes =>
  Object.assign({}, ...packages.flatMap(({sources}) => sources.map(valueTypesIn))) as ValueTypes;

/** The errors that sources declare. */
const declaredIn = (sources: readonly string[], valueTypes: ValueTypes): DeclaredError[] =>
  sources.flatMap((source) => errorsIn(source, valueTypes));

const signatureOf = ({signature}: DeclaredError): string => signature;

const fromSource = (from: string, {contract, signature}: DeclaredError): Identifier => ({
  package: from,
  contract,
  text: signature,
  kind: 'error',
  evidence: ['source'],
});

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
