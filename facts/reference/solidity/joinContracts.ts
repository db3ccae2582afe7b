import type {Contract, Member, Parameter} from '../model';
import {Declarations, type SourceContract} from './declarations';
import {membersOf} from './fromAbi';
import {contractText, declaredConstants} from './fromSource';
import {declaredMembers} from './declaredMembers';
import {basesWithoutSource, inheritance} from './inheritance';
import {interfaceId} from './interfaceId';
import {joinStructs} from './joinStructs';
import type {DeclaredContract} from './declaredContract';
import {partsOf} from './parts';
import {sourceType} from './sourceType';
import type {Published} from './publishedContracts';
import type {PackageContents} from './readPackage';

/**
 * Every contract of the packages. Where a package publishes an ABI, the members are the ABI's;
 * the sources give the texts, joined by selector and topic, and what no ABI holds.
 */
export function joinContracts(packages: readonly PackageContents[]): Contract[] {
  const declarations = new Declarations(packages.flatMap(({declared}) => declared));
  const declaredContracts = new Map(
    declarations.all.map((declared) => [
      declared,
      {declared, members: declaredMembers(declared, declarations)},
    ]),
  );
  const types = declarations.all.filter(({type}) => type?.kind === 'struct');
  return packages.flatMap((contents) => {
    const abis = contents.published.flatMap((one) => [one, ...partsOf(one)]);
    const names = new Set([
      ...abis.map(({name}) => name),
      ...contents.declared.map(({node}) => node.name),
    ]);
    return [...names].map((name) => {
      const key = `${contents.folder}/${name}`;
      const lineage = declarations.lineageOf(key, inheritance[key]).flatMap((declared) => {
        const one = declaredContracts.get(declared);
        return one ? [one] : [];
      });
      const published = abis.find((one) => one.key === key);
      return joinContract({key, name, contents, published, lineage, types});
    });
  });
}

type Joined = {
  key: string;
  name: string;
  contents: PackageContents;
  published?: Published;
  /** The contract's own source, where the package holds it, and all that it inherits from. */
  lineage: readonly DeclaredContract[];
  /** The structs that stand in no contract. */
  types: readonly SourceContract[];
};

function joinContract({key, name, contents, published, lineage, types}: Joined): Contract {
  const own = lineage.find(({declared}) => declared.key === key);
  const bases = lineage.filter((one) => one !== own);
  const external = published
    ? membersOf(published.abi, contractKindOf(own?.declared, name))
    : lineage.flatMap(({members}) => members).filter(({selector}) => selector);
  const rest = (own?.members ?? []).filter(
    ({selector, kind}) => !selector && !(published && kind === 'constructor'),
  );
  const type = own?.declared.type;
  const members = type
    ? lineage.flatMap((one) => one.members).filter(isOfType)
    : [...external, ...rest];
  return {
    key,
    name,
    package: contents.package,
    version: contents.version,
    kind: contractKindOf(own?.declared, name),
    ...(type?.underlying && {underlying: sourceType(type.underlying)}),
    files: [published?.file, own?.declared.file].filter((file) => file !== undefined),
    licence: own?.declared.licence,
    compiler: own?.declared.compiler,
    bases: [
      ...new Set([
        ...(basesWithoutSource[key] ?? []),
        ...bases.map(({declared}) => declared.node.name),
      ]),
    ],
    ...(own?.declared.node.contractKind === 'interface' && interfaceId(own.members)),
    text: own && contractText(own.declared),
    members: unique(members).map((member) => joinMember(member, {own, bases})),
    structs: joinStructs({published, own, bases, types}),
    constants: (type ? lineage : own ? [own] : []).flatMap(({declared}) =>
      declaredConstants(declared),
    ),
  };
}

/** Gives a member the text of its declaration, and says where it is inherited from. */
function joinMember(
  member: Member,
  {own, bases}: {own?: DeclaredContract; bases: readonly DeclaredContract[]},
): Member {
  const declaredIn = (one: DeclaredContract): Member | undefined =>
    one.members.find(({kind, signature}) => kind === member.kind && signature === member.signature);
  if (member.kind === 'constructor') return member;
  const describedMember = [...(own ? [own] : []), ...bases]
    .map(declaredIn)
    .find((one) => one && hasText(one));
  const base = own && declaredIn(own) ? undefined : baseOf(bases.filter(declaredIn), own);
  return {
    ...member,
    parameters: withText(member.parameters, describedMember?.parameters),
    returns: withText(member.returns, describedMember?.returns),
    ...(describedMember?.text && {text: describedMember.text}),
    ...(base && {inheritedFrom: base}),
  };
}

/** The contract that holds the code of a member, or for an interface the one that declares it. */
function baseOf(holders: readonly DeclaredContract[], own?: DeclaredContract): string | undefined {
  const isInterface = own?.declared.node.contractKind === 'interface';
  return holders.find(({declared: {node}}) => (node.contractKind === 'interface') === isInterface)
    ?.declared.key;
}

function withText(values: readonly Parameter[], told: readonly Parameter[] = []): Parameter[] {
  return values.map((value, index) => {
    const text = value.text ?? told[index]?.text;
    return text ? {...value, text} : value;
  });
}

const hasText = ({text, parameters, returns}: Member): boolean =>
  [text?.text, ...parameters.map((one) => one.text), ...returns.map((one) => one.text)].some(
    Boolean,
  );

function unique(members: readonly Member[]): Member[] {
  const seen = new Set<string>();
  return members.filter(({kind, signature}) => {
    const id = `${kind} ${signature}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** What code that uses a type has with it: the functions of its file and libraries, and their errors. */
const isOfType = ({kind, visibility}: Member): boolean =>
  kind === 'error' || visibility !== 'external';

function contractKindOf(declared: SourceContract | undefined, name: string): Contract['kind'] {
  if (declared?.type) return declared.type.kind;
  if (!declared) return /^I[A-Z][a-z0-9]/.test(name) ? 'interface' : 'contract';
  const {contractKind, abstract: isAbstract} = declared.node;
  return contractKind === 'contract' && isAbstract ? 'abstract contract' : contractKind;
}
