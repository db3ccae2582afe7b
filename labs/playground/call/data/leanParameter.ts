import type {AbiParameter} from 'viem';

/** A parameter without what only compilers read. */
export function leanParameter(parameter: AbiParameter): AbiParameter {
  const {name = '', type} = parameter;
  return 'components' in parameter
    ? {name, type, components: parameter.components.map(leanParameter)}
    : {name, type};
}
