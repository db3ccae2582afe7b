import {toFunctionSelector, type AbiFunction, type AbiParameter} from 'viem';
import type {KnownFunction} from './explain/catalogue';
import type {AbiSource} from './readAbis';

/** Every function of these contracts, once for each set of names, with all contracts that have it. */
export function knownFunctions(
  sources: readonly AbiSource[],
  hrefOf: (key: string, selector: string) => string | undefined,
): readonly KnownFunction[] {
  const functions = new Map<string, KnownFunction>();
  for (const {contract, key: contractKey, abi} of sources) {
    for (const item of abi) {
      if (item.type !== 'function') continue;
      const selector = toFunctionSelector(item);
      const key = [selector, ...item.inputs.map(({name}) => name)].join();
      const entry = functions.get(key) ?? {selector, ...shapeOf(item), of: []};
      const href = hrefOf(contractKey, selector);
      const isListed = entry.of.some((one) => one.contract === contract);
      const of = isListed ? entry.of : [...entry.of, {contract, ...(href && {href})}];
      functions.set(key, {...entry, of});
    }
  }
  return [...functions.values()];
}

const shapeOf = ({name, inputs}: AbiFunction) => ({name, inputs: inputs.map(lean)});

/** A parameter without what only compilers read. */
function lean(parameter: AbiParameter): AbiParameter {
  const {name, type} = parameter;
  return 'components' in parameter
    ? {name, type, components: parameter.components.map(lean)}
    : {name, type};
}
