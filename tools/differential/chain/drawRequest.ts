import {type Hex, numberToHex} from 'viem';
import {serialize} from '../../../labs/playground/chain/transactions/serialize';
import {sign} from '../../../labs/playground/chain/transactions/sign';
import type {Transaction} from '../../../labs/playground/chain/transactions/transaction';
import type {Draw} from '../case';
import {drawProtocolCall, drawRawCall} from './drawCalldata';
import {drawCode} from './drawCode';
import type {World} from './world';

export type Drawn = {method: string; params: readonly unknown[]};

type Call = {to?: Hex; data: Hex};

/** A read or a call that leaves the chain as it is. */
export function drawCall(draw: Draw, world: World): Drawn {
  if (draw.chance(0.1)) return drawRead(draw, world);
  const from = draw.pick(world.accounts).address;
  const request = {
    ...{from, ...drawTarget(draw, world)},
    ...(draw.chance(0.3) && {value: drawValue(draw)}),
    ...(draw.chance(0.15) && {gas: numberToHex(20_000 + draw.below(400_000))}),
    ...(draw.chance(0.1) && {accessList: drawAccessList(draw, world)}),
    ...(draw.chance(0.25) && drawCallFees(draw)),
  };
  if (draw.chance(0.1)) return {method: 'eth_fillTransaction', params: [request]};
  if (draw.chance(0.3)) return {method: 'eth_estimateGas', params: [request]};
  return {method: 'eth_call', params: [request, draw.chance(0.1) ? 'pending' : 'latest']};
}

/** A transaction, signed by a test account or by the node, which may be one to refuse. */
export function drawTransaction(draw: Draw, world: World, nonces: Nonces): Drawn {
  const {address, key} = draw.pick(world.accounts);
  const call = draw.chance(0.15)
    ? {to: draw.pick(world.addresses), data: '0x' as const}
    : drawTarget(draw, world);
  const value = draw.chance(0.4) ? BigInt(drawValue(draw)) : 0n;
  if (draw.chance(0.2)) {
    const request = {
      ...{from: address, ...call, value: numberToHex(value)},
      ...(draw.chance(0.3) && drawCallFees(draw)),
    };
    return {method: 'eth_sendTransaction', params: [request]};
  }
  const nonce = nonces[address.toLowerCase()] ?? 0;
  const transaction = {
    ...{chainId: 1, ...call, value, ...drawFees(draw)},
    nonce: BigInt(draw.chance(0.05) ? Math.max(0, nonce + draw.below(3) - 1) : nonce),
    gas: draw.chance(0.1) ? BigInt(15_000 + draw.below(100_000)) : 1_500_000n,
    accessList: draw.chance(0.3) ? drawAccessList(draw, world) : [],
    ...(draw.chance(0.02) && {gas: 31_000_000n}),
    ...(draw.chance(0.02) && {value: 10n ** 23n}),
  };
  // A legacy transaction has no access list, and none is written.
  const typed = transaction as Transaction;
  const raw = serialize(typed, sign(typed, key));
  return {method: 'eth_sendRawTransaction', params: [raw]};
}

/** The next nonce of each account, by address in lower case. */
export type Nonces = Readonly<Record<string, number>>;

function drawTarget(draw: Draw, world: World): Call {
  if (draw.chance(0.45)) return drawProtocolCall(draw, world);
  if (draw.chance(0.5)) return drawRawCall(draw, world);
  return {data: drawCode(draw, world.addresses)};
}

function drawRead(draw: Draw, {addresses, codes}: World): Drawn {
  const address = draw.pick(addresses);
  if (draw.chance(0.3)) return {method: 'eth_getBalance', params: [address, 'latest']};
  if (draw.chance(0.3)) return {method: 'eth_getTransactionCount', params: [address, 'latest']};
  if (draw.chance(0.5)) return {method: 'eth_getCode', params: [address, 'latest']};
  const slot = numberToHex(draw.below(12));
  return {method: 'eth_getStorageAt', params: [draw.pick(codes).address, slot, 'latest']};
}

const drawValue = (draw: Draw): Hex =>
  numberToHex(draw.chance(0.5) ? BigInt(draw.below(1_000)) : BigInt(draw.below(5)) * 10n ** 17n);

/** Fees around the base fee of some wei, or far above; now and then in a mixture that is refused. */
function drawCallFees(draw: Draw) {
  const drawWei = () =>
    numberToHex(draw.chance(0.6) ? BigInt(draw.below(20)) : 10n ** BigInt(8 + draw.below(8)));
  return {
    ...(draw.chance(0.4) && {gasPrice: drawWei()}),
    ...(draw.chance(0.6) && {maxFeePerGas: drawWei()}),
    ...(draw.chance(0.4) && {maxPriorityFeePerGas: drawWei()}),
  };
}

const drawAccessList = (draw: Draw, {addresses}: World) =>
  Array.from({length: draw.below(3)}, () => ({
    address: draw.pick(addresses),
    storageKeys: Array.from({length: draw.below(3)}, () => numberToHex(draw.below(6), {size: 32})),
  }));

/** Fees of each type of transaction; now and then less than the base fee, or a tip above the fee. */
function drawFees(draw: Draw) {
  const gwei = BigInt(1 + draw.below(5)) * 10n ** 9n;
  const fee = draw.chance(0.03) ? BigInt(draw.below(5)) : gwei;
  if (draw.chance(0.25)) return {type: 'legacy', gasPrice: fee} as const;
  if (draw.chance(0.3)) return {type: 'eip2930', gasPrice: fee} as const;
  const maxPriorityFeePerGas = draw.chance(0.03) ? fee + 1n : fee / BigInt(1 + draw.below(4));
  return {type: 'eip1559', maxFeePerGas: fee, maxPriorityFeePerGas} as const;
}
