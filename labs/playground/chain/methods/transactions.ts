import {estimate} from '../execution/estimate';
import {BLOCK_GAS_LIMIT} from '../execution/environment';
import type {CallRequest} from '../execution/request';
import {bytesOf, type Hex, keccak, quantity} from '../hex';
import type {Ledger} from '../ledger';
import {invalidParams} from '../rpcError';
import type {TransactionJson} from '../saved';
import {TEST_KEYS} from '../testKeys';
import {fill} from '../transactions/fill';
import {parse} from '../transactions/parse';
import {impersonatedHash, serialize} from '../transactions/serialize';
import {sign} from '../transactions/sign';
import {submit} from '../transactions/submit';
import {priceOf, type SentTransaction} from '../transactions/transaction';
import {transactionJson} from '../transactions/transactionJson';
import type {Methods} from './method';
import {dataOf, hashOf, requestOf} from './params';

/** Transactions: filled in, sent, and found again. */
export const TRANSACTION_METHODS: Methods = {
  eth_fillTransaction: async (ledger, [fields]) => {
    const request = requestOf(fields);
    const transaction = await fill(ledger, request);
    const raw = serialize(transaction);
    const hash = keccak(bytesOf(raw));
    return {raw, tx: transactionJson({transaction, from: request.from, hash, raw})};
  },
  eth_sendTransaction: (ledger, [fields]) => send(ledger, requestOf(fields)),
  eth_sendRawTransaction: (ledger, [raw]) => submit(ledger, parse(dataOf(raw))),
  eth_getTransactionReceipt: async ({pool, blocks}, [hash]) => {
    const id = hashOf(hash);
    return pool.find(id) ? null : ((await blocks.transaction(id))?.receipt ?? null);
  },
  eth_getTransactionByHash: async ({pool, blocks, nextBaseFee}, [hash]) => {
    const id = hashOf(hash);
    const waiting = pool.find(id);
    if (waiting) return waitingJson(waiting, nextBaseFee);
    return (await blocks.transaction(id))?.transaction ?? null;
  },
};

/** A transaction that waits, with the price that it would pay in the next block. */
const waitingJson = (sent: SentTransaction, baseFee: bigint): TransactionJson => ({
  ...transactionJson(sent),
  gasPrice: quantity(priceOf(sent.transaction, baseFee)),
});

/** Sends in the name of a test account, or of an impersonated one, which goes before. */
async function send(ledger: Ledger, request: CallRequest): Promise<Hex> {
  const {from} = request;
  const isImpersonated = ledger.impersonated.has(from);
  const key = TEST_KEYS.get(from);
  if (!isImpersonated && !key) throw invalidParams('No Signer available');

  // Anvil estimates on the newest block here, and takes all gas where that fails.
  const estimateGas = () =>
    estimate(ledger, request, ledger.environment).catch(() => BLOCK_GAS_LIMIT);
  const transaction = await fill(ledger, request, estimateGas);
  // Anvil forgets the order of what it signs itself, but for a nonce that leaves a gap.
  const isOrdered = transaction.nonce > ledger.pool.nextNonce(from, ledger.state.get(from).nonce);
  if (isImpersonated || !key) {
    const raw = serialize(transaction);
    const hash = impersonatedHash(raw, from);
    return submit(ledger, {transaction, from, raw, hash, isOrdered});
  }
  const signature = sign(transaction, key);
  const raw = serialize(transaction, signature);
  const hash = keccak(bytesOf(raw));
  return submit(ledger, {transaction, from, signature, raw, hash, isOrdered});
}
