import type {AbiParameter} from 'viem';

/** A value that a form asks for by one field: everything but a tuple, whose values have fields of their own. */
export type Leaf = {
  /** Its place among the arguments, counted from 0: `0.2` is the third value of the first tuple. */
  path: string;
  /** Its name with those of the tuples around it, `params.tokenIn`; unnamed values are counted from 1. */
  label: string;
  /** Its own name; empty where it has none. */
  name: string;
  parameter: AbiParameter;
};

/** The fields of a list of parameters, in their order. */
export const leavesOf = (
  parameters: readonly AbiParameter[],
  within: {path: string; label: string} = {path: '', label: ''},
): Leaf[] =>
  parameters.flatMap((parameter, index) => {
    const path = `${within.path}${index}`;
    const label = `${within.label}${parameter.name || index + 1}`;
    return parameter.type === 'tuple' && 'components' in parameter
      ? leavesOf(parameter.components, {path: `${path}.`, label: `${label}.`})
      : [{path, label, name: parameter.name ?? '', parameter}];
  });
