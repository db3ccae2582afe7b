import path from 'node:path';
import {toEventSignature, type AbiEvent} from 'viem';
import {readPackagedContract} from '../../../../facts/packages/readPackagedContract';
import type {Contract} from '../../../../facts/reference/model';
import {abiOfContract} from './abiOfContract';
import {leanParameter} from './leanParameter';
import {placed} from './placed';

/** Every event of the contracts that forms call, once for each way in which its values are indexed. */
export function eventsOf(
  siteDirectory: string,
  {contracts}: {contracts: ReadonlyMap<string, Contract>},
): readonly AbiEvent[] {
  const abis = Object.keys(placed).map((key) => {
    const contract = contracts.get(key);
    return contract ? abiOfContract(contract, siteDirectory) : [];
  });
  const weth = readPackagedContract(path.join(siteDirectory, 'node_modules', WETH));
  const events = new Map<string, AbiEvent>();
  for (const item of [...abis, weth.abi].flat()) {
    if (item.type !== 'event') continue;
    const indexed = item.inputs.map((input) => (input.indexed ? 'i' : '-')).join('');
    const shape = `${toEventSignature(item)} ${indexed}`;
    if (!events.has(shape)) events.set(shape, lean(item));
  }
  return [...events.values()];
}

/** Its interface on the pages has no events. */
const WETH = 'canonical-weth/build/contracts/WETH9.json';

/** An event without what only compilers read. */
const lean = ({name, inputs}: AbiEvent): AbiEvent => ({
  type: 'event',
  name,
  inputs: inputs.map(({indexed = false, ...input}) => ({...leanParameter(input), indexed})),
});
