import {type Address, BaseError, encodeFunctionData, type Hex, isHex, parseAbi} from 'viem';
import {client} from '../../support/chain';
import {planOf, type Step} from './router';

const abi = parseAbi(['function execute(bytes commands, bytes[] inputs) payable']);

/** What a call of a router's `execute` reverts with, raw; nothing where it passes. */
export async function rawRevert(
  to: Address,
  steps: readonly Step[],
  value = 0n,
): Promise<Hex | undefined> {
  const data = encodeFunctionData({abi, functionName: 'execute', args: [...planOf(steps)]});
  try {
    await client.call({to, data, value});
    return undefined;
  } catch (error) {
    const holder =
      error instanceof BaseError && error.walk((cause) => isHex((cause as {data?: unknown}).data));
    const reverted: unknown = holder && 'data' in holder ? holder.data : undefined;
    return isHex(reverted) ? reverted : '0x';
  }
}
