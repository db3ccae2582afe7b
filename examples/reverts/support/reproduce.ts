import {
  BaseError,
  createPublicClient,
  encodeFunctionData,
  isHex,
  toHex,
  type Address,
  type EncodeFunctionDataParameters,
  type Hex,
} from 'viem';
import {mainnet} from 'viem/chains';
import {client, transport} from '../../support/chain';

export {client, clientOf, confirm, run} from '../../support/chain';
export {deploy} from '../../support/contract';

const reader = createPublicClient({chain: mainnet, transport});

/** The call that is to revert: to whom, with which function, by whom (the first account), and with how much ETH and gas. */
type Call = EncodeFunctionDataParameters & {
  address: Address;
  from?: Address;
  value?: bigint;
  gas?: bigint;
};

/** Makes a call that must revert, and prints what it reverts with, raw: "AS → 0x08c379a0…". */
export async function reverts(identifier: string, call: Call): Promise<void> {
  console.log(`${identifier} → ${await revertOf(call)}`);
}

/** What a call reverts with, raw; throws where it does not revert. */
export async function revertOf(call: Call): Promise<Hex> {
  const {address: to, from = client.account.address, value = 0n, gas} = call;
  return revertData({from, to, value, gas, data: encodeFunctionData(call)});
}

async function revertData({
  value,
  gas,
  ...call
}: {
  from: Address;
  to: Address;
  value: bigint;
  gas?: bigint;
  data: Hex;
}): Promise<Hex> {
  const amounts = {value: toHex(value), ...(gas && {gas: toHex(gas)})};
  try {
    await reader.request({
      method: 'eth_call',
      params: [{...call, ...amounts}, 'latest'],
    });
  } catch (error) {
    const holder = error instanceof BaseError && error.walk((cause) => 'data' in (cause as object));
    const data: unknown = holder && 'data' in holder ? holder.data : undefined;
    if (!isHex(data)) throw error;
    return data;
  }
  throw new Error('the call was expected to revert, and passed');
}
