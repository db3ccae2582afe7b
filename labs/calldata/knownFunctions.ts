import {toFunctionSelector, type AbiFunction, type AbiParameter} from 'viem';
import type {Source} from './readAbis';

/** A function as the catalogue of `labs/calldata/explain` holds it. */
type KnownFunction = {
  selector: string;
  name: string;
  inputs: readonly AbiParameter[];
  of: {contract: string; href?: string}[];
};

/** Every function of these contracts, once for each set of names, with all contracts that have it. */
export function knownFunctions(
  sources: readonly Source[],
  hrefOf: (key: string, selector: string) => string | undefined,
): readonly KnownFunction[] {
  const known = new Map<string, KnownFunction>();
  for (const {contract, key, abi} of sources) {
    for (const item of abi) {
      if (item.type !== 'function') continue;
      const selector = toFunctionSelector(item);
      const named = [selector, ...item.inputs.map(({name}) => name)].join();
      const found = known.get(named) ?? {selector, ...shapeOf(item), of: []};
      const href = hrefOf(key, selector);
      if (!found.of.some((one) => one.contract === contract)) {
        found.of.push({contract, ...(href && {href})});
      }
      known.set(named, found);
    }
  }
  return [...known.values()];
}

const shapeOf = ({name, inputs}: AbiFunction) => ({name, inputs: inputs.map(lean)});

/** A parameter without what only compilers read. */
function lean(parameter: AbiParameter): AbiParameter {
  const {name, type} = parameter;
  return 'components' in parameter
    ? {name, type, components: parameter.components.map(lean)}
    : {name, type};
}
