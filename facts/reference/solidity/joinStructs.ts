import type {Struct} from '../model';
import {structsOf} from './fromAbi';
import {declaredStructs} from './fromSource';
import type {DeclaredContract} from './declaredContract';
import type {Published} from './readPackage';

/** The structs of a contract: those of its ABI, then those that only its source uses. */
export function joinStructs({
  published,
  own,
  bases,
}: {
  published?: Published;
  own?: DeclaredContract;
  bases: readonly DeclaredContract[];
}): Struct[] {
  const inAbi = published ? structsOf(published.abi) : [];
  const inSource = own ? declaredStructs(own.declared) : [];
  const namesInAbi = new Set(inAbi.map(({name}) => lastName(name)));
  const declared = new Map(
    [...bases, ...(own ? [own] : [])]
      .flatMap((one) => declaredStructs(one.declared))
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
