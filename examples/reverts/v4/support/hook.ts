import {type Address, type Hex, numberToHex, parseAbi, testActions} from 'viem';
import {client, confirm, deploy} from '../../support/reproduce';

/** What the last bits of a hook's address let it do. */
export const flags = {
  beforeInitialize: 1 << 13,
  beforeAddLiquidity: 1 << 11,
  beforeSwap: 1 << 7,
  beforeSwapReturnsDelta: 1 << 3,
} as const;

/** An address that ends in these bits: on a public network one mines it. */
export const addressWith = (bits: number): Address =>
  numberToHex(0x1000_0000_0000_0000n + BigInt(bits), {size: 20});

const steering = client.extend(testActions({mode: 'anvil'}));

/** Places a hook whose address ends in these bits; returns it, and what sets its answer. */
export async function placeHook(bits: number) {
  const hook = addressWith(bits);
  const from = await deploy({
    file: 'examples/reverts/v4/AnsweringHook.sol',
    contract: 'AnsweringHook',
  });
  await placeCode(hook, await client.getCode({address: from}));
  const set = async (answer: Hex, isRevert = false) =>
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

/** Runs the code that creates a contract at an address, and leaves there what it returns. */
export async function construct(address: Address, creationCode: Hex): Promise<void> {
  await placeCode(address, creationCode);
  const {data} = await client.call({to: address});
  await placeCode(address, data);
}

/** Sets the code at an address, as only a local chain does. */
export async function placeCode(address: Address, bytecode: Hex | undefined): Promise<void> {
  if (!bytecode) throw new Error(`there is no code to place at ${address}`);
  await steering.setCode({address, bytecode});
}
