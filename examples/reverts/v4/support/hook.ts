import {type Address, numberToHex, parseAbi, testActions} from 'viem';
import {client, confirm, deploy} from '../../support/reproduce';

/** What the last bits of a hook's address let it do. */
export const flags = {beforeSwap: 1 << 7, beforeSwapReturnsDelta: 1 << 3} as const;

const steering = client.extend(testActions({mode: 'anvil'}));

/** Places a hook whose address ends in these bits; returns it, and what sets its answer. */
export async function placeHook(bits: number) {
  const hook = await placeAt(
    numberToHex(0x1000_0000_0000_0000n + BigInt(bits), {size: 20}),
    await deploy({file: 'examples/reverts/v4/AnsweringHook.sol', contract: 'AnsweringHook'}),
  );
  const set = async (answer: `0x${string}`, isRevert = false) =>
    confirm(
      await client.writeContract({
        address: hook,
        abi: parseAbi(['function set(bytes answer, bool isRevert)']),
        functionName: 'set',
        args: [answer, isRevert],
      }),
    );
  return {hook, set};
}

/** Copies the code of a contract to an address: on a public network one mines the address. */
async function placeAt(address: Address, from: Address): Promise<Address> {
  const bytecode = await client.getCode({address: from});
  if (!bytecode) throw new Error(`${from} has no code`);
  await steering.setCode({address, bytecode});
  return address;
}
