import {getAddress} from 'viem';
import {jsonSchema} from '../../facts/registry/jsonSchema';
import {published} from '../../facts/registry/published';
import {findFaults, registry} from '../../facts/registry/schema';

/** The registry's files by their place in the site; fails where the registry has a fault. */
export function registryFiles(): Record<string, string> {
  const faults = findFaults(registry, (address) => getAddress(address));
  if (faults.length > 0)
    throw new Error(`facts/registry/ has faults:\n  - ${faults.join('\n  - ')}`);
  return {
    'registry.json': `${JSON.stringify(published)}\n`,
    'registry.schema.json': `${JSON.stringify(jsonSchema, null, 2)}\n`,
  };
}
