import {formatUnits} from '../../../src/protocol/decimal';
import {chainIdText} from '../explain/chainIdText';
import {parseJson, payloadIn} from '../explain/payloadIn';
import type {State} from './state';

const ETHER_DECIMALS = 18n;
const QUANTITY = /^(0x[0-9a-f]{1,64}|\d{1,78})$/i;

/** A state whose fields have what its text says as JSON: a transaction request, bare or of JSON-RPC, or the network of a payload. */
export function fillIn(state: State): State {
  const json = /^\s*[{[]/.test(state.text) ? parseJson(state.text) : undefined;
  const {domain} = membersOf(payloadIn(json).payload);
  if (domain) return {...state, chain: chainIdText(membersOf(domain).chainId) || state.chain};
  const request = Array.isArray(json) ? {} : requestIn(membersOf(json));
  const text = calldataOf(request);
  if (!text) return state;
  return {
    ...state,
    text,
    sender: textOf(request.from) || state.sender,
    to: textOf(request.to) || state.to,
    value: etherOf(request.value) || state.value,
    chain: chainIdText(request.chainId) || state.chain,
  };
}

type Members = Readonly<Record<string, unknown>>;

/** JSON-RPC methods whose first value is a transaction request. */
const METHODS = /^eth_(sendTransaction|signTransaction|call|estimateGas)$/;

/** The transaction request that JSON is, or that a wallet or node is sent with it. */
function requestIn(json: Members): Members {
  const {method, params} = json;
  if (typeof method !== 'string' || !Array.isArray(params)) return json;
  const first = membersOf((params as unknown[])[0]);
  if (METHODS.test(method)) return first;
  return method === 'wallet_sendCalls' ? onlyCall(first) : {};
}

/** The one call of a batch, with the sender and network of the batch; of several, none. */
function onlyCall({calls, from, chainId}: Members): Members {
  const [call, another] = Array.isArray(calls) ? (calls as unknown[]) : [];
  return another === undefined ? {from, chainId, ...membersOf(call)} : {};
}

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

/** Nodes differ in which of two fields counts where a request has both. */
function calldataOf({data, input = data}: Members): string {
  return data === undefined || data === input ? textOf(input) : '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An amount of wei, as a number or as nodes write it, in ether. */
function etherOf(value: unknown): string {
  const quantity = Number.isSafeInteger(value) ? String(value) : textOf(value);
  return QUANTITY.test(quantity) ? formatUnits(BigInt(quantity), ETHER_DECIMALS) : '';
}
