import {formatUnits} from '../../../src/protocol/decimal';
import {chainIdText} from '../explain/chainIdText';
import {batchIn, membersOf, parseJson, payloadIn, rpcIn} from '../explain/payloadIn';
import type {Detail, State} from './state';

const ETHER_DECIMALS = 18n;
const QUANTITY = /^(0x[0-9a-f]{1,64}|\d{1,78})$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
/** Calldata of a transaction that calls no function. */
const NO_CALLDATA = '0x';

/** A state whose fields have what its text says as JSON: a transaction request, bare or of JSON-RPC, or the signer and network of a payload. */
export function fillIn(state: State): State {
  const json = /^\s*[{[]/.test(state.text) ? parseJson(state.text) : undefined;
  const {signer, payload} = payloadIn(json);
  const {domain} = membersOf(payload);
  if (domain) {
    const sender = ADDRESS.test(textOf(signer)) ? textOf(signer) : '';
    return withDetails(state, {sender, chain: chainIdText(membersOf(domain).chainId)});
  }
  const request = Array.isArray(json) ? {} : requestIn(json);
  const text = calldataOf(request);
  if (!text) return state;
  const {from, to, value, chainId} = request;
  return withDetails(
    {...state, text},
    {sender: textOf(from), to: textOf(to), value: etherOf(value), chain: chainIdText(chainId)},
  );
}

/** A state with the details that a payload names; these are no longer what the reader typed. */
function withDetails(state: State, details: Partial<Record<Detail, string>>): State {
  const named = Object.entries(details).filter(([, detail]) => detail !== '');
  return {
    ...state,
    ...Object.fromEntries(named),
    byHand: state.byHand.filter((name) => !details[name]),
  };
}

type Request = ReturnType<typeof membersOf>;

/** JSON-RPC methods whose first value is a transaction request. */
const METHODS = /^eth_(sendTransaction|signTransaction|call|estimateGas)$/;

/** The transaction request that JSON is, or that a wallet or node is sent with it; of several calls, none. */
function requestIn(json: unknown): Request {
  const rpc = rpcIn(json);
  if (!rpc) return membersOf(json);
  if (METHODS.test(rpc.method)) return membersOf(rpc.params[0]);
  const {calls = [], ...batch} = batchIn(json) ?? {};
  return calls.length === 1 ? {...batch, ...membersOf(calls[0])} : {};
}

/** Nodes differ in which of two fields counts where a request has both; one that only sends ether may have none. */
function calldataOf({data, input = data, to, value}: Request): string {
  if (data !== undefined && data !== input) return '';
  const isSend = ADDRESS.test(textOf(to)) && etherOf(value) !== '';
  return isSend && (input ?? '') === '' ? NO_CALLDATA : textOf(input);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An amount of wei, as a number or as nodes write it, in ether. */
function etherOf(value: unknown): string {
  const quantity = Number.isSafeInteger(value) ? String(value) : textOf(value);
  return QUANTITY.test(quantity) ? formatUnits(BigInt(quantity), ETHER_DECIMALS) : '';
}
