import {encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters, slice} from 'viem';
import {labelhash, namehash} from 'viem/ens';
import {addressOf} from '../../../support/chain';

export const ensRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'; // of ENS, on mainnet
export const ensResolver = '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41'; // public resolver, 2023
export const timelock = addressOf('Timelock'); // governance acts from here

// #region records
export const parent = 'uniswap.eth';
export const label = 'v3-core-license-grants';
export const name = `${label}.${parent}`;
export const textKey = 'example-grant';
export const textValue = 'Terms of an example grant, as the proposal states them.';
// #endregion records

export const ensAbi = parseAbi([
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setText(bytes32 node, string key, string value)',
]);

// #region calls
/** The parent's node with the child's label: together they name the child. */
export const createName = {
  target: ensRegistry,
  signature: 'setSubnodeRecord(bytes32,bytes32,address,address,uint64)',
  calldata: encodeAbiParameters(parseAbiParameters('bytes32, bytes32, address, address, uint64'), [
    namehash(parent),
    labelhash(label),
    timelock,
    ensResolver,
    0n,
  ]),
} as const;

/** The child's own node. */
export const writeText = {
  target: ensResolver,
  signature: 'setText(bytes32,string,string)',
  calldata: encodeAbiParameters(parseAbiParameters('bytes32, string, string'), [
    namehash(name),
    textKey,
    textValue,
  ]),
} as const;
// #endregion calls

/** The same two calls, encoded by viem from the functions' declarations, without selectors. */
export const encodedByViem = [
  encodeFunctionData({
    abi: ensAbi,
    functionName: 'setSubnodeRecord',
    args: [namehash(parent), labelhash(label), timelock, ensResolver, 0n],
  }),
  encodeFunctionData({
    abi: ensAbi,
    functionName: 'setText',
    args: [namehash(name), textKey, textValue],
  }),
].map((data) => slice(data, 4));
