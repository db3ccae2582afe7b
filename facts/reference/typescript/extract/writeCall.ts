import type {JSONOutput as TypeDoc} from 'typedoc';
import {writeType} from './writeType';

/** A signature after the name it is called by: `priceOf(token: Token): Price<Token, Token>`. */
export function writeCall(name: string, signature: TypeDoc.SignatureReflection): string {
  return `${name}${writeTypeParameters(signature)}(${writeParameters(signature)}): ${writeType(signature.type)}`;
}

/** A constructor as it is called: `new Tick({index}: TickConstructorArgs)`. */
export function writeNew(
  signature: TypeDoc.SignatureReflection,
  {isProtected}: TypeDoc.ReflectionFlags,
): string {
  const start = isProtected ? 'protected constructor' : `new ${signature.name}`;
  return `${start}(${writeParameters(signature)})`;
}

/** A signature as a type: `(chainId: number) => string`. */
export function writeFunction(signature: TypeDoc.SignatureReflection): string {
  const start = isConstructor(signature) ? 'new ' : '';
  return `${start}${writeTypeParameters(signature)}(${writeParameters(signature)}) => ${writeType(signature.type)}`;
}

/** `[chainId: number]: string`. */
export function writeIndex(signature: TypeDoc.SignatureReflection): string {
  const readonly = signature.flags.isReadonly ? 'readonly ' : '';
  return `${readonly}[${writeParameters(signature)}]: ${writeType(signature.type)}`;
}

/** Whether `new` calls a signature. */
export const isConstructor = ({kind}: TypeDoc.SignatureReflection): boolean =>
  kind === CONSTRUCTOR_SIGNATURE;

const CONSTRUCTOR_SIGNATURE = 16384;

/** `<T extends Currency>`, or nothing. */
export function writeTypeParameters({
  typeParameters = [],
}: {
  typeParameters?: TypeDoc.TypeParameterReflection[];
}): string {
  const texts = typeParameters.map(
    ({name, type, flags, varianceModifier, ...rest}) =>
      (flags.isConst ? 'const ' : '') +
      (varianceModifier ? `${varianceModifier} ` : '') +
      name +
      (type ? ` extends ${writeType(type)}` : '') +
      (rest.default ? ` = ${writeType(rest.default)}` : ''),
  );
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

function writeParameters({parameters = []}: TypeDoc.SignatureReflection): string {
  return parameters
    .map(({name, type, flags}) => {
      const rest = flags.isRest ? '...' : '';
      const optional = flags.isOptional ? '?' : '';
      return `${rest}${name}${optional}: ${writeType(type)}`;
    })
    .join(', ');
}
