import type {Struct} from '../model';
import {structsOf} from './fromAbi';
import {declaredStructs} from './fromSource';
import type {DeclaredContract} from './declaredContract';
import type {SourceContract} from './declarations';
import type {Published} from './publishedContracts';

/**
 * The structs of a contract: those of its ABI, then those that only its source uses. The source of
 * an abstract contract also uses those of its bases, and the types that they hold.
 */
export function joinStructs({
  published,
  own,
  bases,
  types,
}: {
  published?: Published;
  own?: DeclaredContract;
  bases: readonly DeclaredContract[];
  /** The structs that stand in no contract. */
  types: readonly SourceContract[];
}): Struct[] {
  const inAbi = published ? structsOf(published.abi) : [];
  const inSource = own ? structsInSource({own, bases, types}) : [];
  const namesInAbi = new Set(inAbi.map(({name}) => lastName(name)));
  const declared = new Map(
    [...types, ...[...bases, ...(own ? [own] : [])].map(({declared: one}) => one)]
      .flatMap(declaredStructs)
      .map((struct) => [struct.name, struct]),
  );
  return [...inAbi, ...inSource.filter(({name}) => !namesInAbi.has(name))].map((struct) => {
    const texts = declared.get(lastName(struct.name));
    return {
      ...struct,
      fields: struct.fields.map((field, index) => ({
        ...field,
        text: field.text ?? texts?.fields[index]?.text,
      })),
      ...(texts?.text && {text: texts.text}),
    };
  });
}

function structsInSource({
  own,
  bases,
  types,
}: {
  own: DeclaredContract;
  bases: readonly DeclaredContract[];
  types: readonly SourceContract[];
}): Struct[] {
  const ofOwn = declaredStructs(own.declared);
  if (!own.declared.node.abstract) return ofOwn;
  const declared = [...ofOwn, ...bases.flatMap((base) => declaredStructs(base.declared))];
  const standalone = types.flatMap(declaredStructs);
  const withFields = (structs: readonly Struct[]): Struct[] =>
    structs.flatMap((struct) => [struct, ...withFields(standalone.filter(isFieldOf(struct)))]);
  return unique(withFields(declared));
}

const isFieldOf =
  ({fields}: Struct) =>
  ({name}: Struct): boolean =>
    fields.some(({type}) => type === name || type.startsWith(`${name}[`));

const unique = (structs: readonly Struct[]): Struct[] => [
  ...new Map(structs.map((struct) => [struct.name, struct])).values(),
];

/** `ExactInputParams` of `ISwapRouter.ExactInputParams`. */
const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
