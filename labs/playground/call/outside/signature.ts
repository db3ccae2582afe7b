import type {AbiFunction, AbiParameter} from 'viem';

/** The types of a function as cast reads them: `quote((address,uint24))(uint256)`. */
export const castSignature = ({name, inputs, outputs}: AbiFunction): string =>
  `${name}${typesOf(inputs)}${outputs.length > 0 ? typesOf(outputs) : ''}`;

const typesOf = (parameters: readonly AbiParameter[]): string =>
  `(${parameters.map((one) => typeOf(one)).join(',')})`;

/** A tuple by the types of its values, with the brackets of a list after it. */
const typeOf = (parameter: AbiParameter): string =>
  'components' in parameter
    ? `${typesOf(parameter.components)}${parameter.type.slice('tuple'.length)}`
    : parameter.type;

/** A function as `parseAbi` reads it: `function quote((address tokenIn, uint24 fee) params) view returns (uint256)`. */
export function declarationOf({name, inputs, outputs, stateMutability}: AbiFunction): string {
  const mutability = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`;
  const returns = outputs.length > 0 ? ` returns ${namedTypesOf(outputs)}` : '';
  return `function ${name}${namedTypesOf(inputs)}${mutability}${returns}`;
}

const namedTypesOf = (parameters: readonly AbiParameter[]): string =>
  `(${parameters.map((one) => [namedTypeOf(one), one.name].filter(Boolean).join(' ')).join(', ')})`;

const namedTypeOf = (parameter: AbiParameter): string =>
  'components' in parameter
    ? `${namedTypesOf(parameter.components)}${parameter.type.slice('tuple'.length)}`
    : parameter.type;
