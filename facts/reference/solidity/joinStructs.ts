import type {Struct} from '../model';
import {structsOf} from './fromAbi';
import {declaredStructs} from './fromSource';
import type {DeclaredContract} from './declaredContract';
import type {SourceContract} from './declarations';
import type {Published} from './publishedContracts';

/** The structs of a contract: those of its ABI, then those that only its source uses. */
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
  const inSource = own ? declaredStructs(own.declared) : [];
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

/** `ExactInputParams` of `ISwapRouter.ExactInputParams`. */
const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
