import path from 'node:path';
import {type AbiFunction, type Address, type Hex, parseAbiItem, toFunctionSelector} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {callMany} from './callMany';
import {compile} from '../../sandbox/compile';
import type {Sandbox} from '../../sandbox/startSandbox';
import {testClient} from '../../sandbox/testClient';
import {expectAgreement, type Function, type Outcome} from './agree';
import {inputsOf, type Source} from './inputs';

/** A function of a contract, and ours. */
export type Compared = {
  /** A contract of the sandbox, or a Solidity file whose contract calls the published library. */
  file: string;
  /** Of values of one word each: `function tickAt(uint160) returns (int24)`. */
  signature: string;
  sources: readonly Source[];
  /** Brings random arguments into a relation that they would seldom have. */
  related?: (...input: bigint[]) => bigint[];
  ours: Function;
  gasEach?: bigint;
  /** What the contract of a Solidity file is made with. */
  args?: readonly unknown[];
};

/** Compares at least 10,000 outcomes of ours with those of the contract, reverts included. */
export async function expectAgreementOnChain(sandbox: Sandbox, compared: Compared): Promise<void> {
  const {file, signature, sources, related, ours, gasEach, args} = compared;
  const inputs = inputsOf(sources).map((input) => related?.(...input) ?? input);
  const to = file.endsWith('.sol') ? await deployed(sandbox, {file, args}) : addressOf(file);
  expectAgreement({
    inputs,
    ours,
    theirs: await outcomes(sandbox.url, {to, signature, inputs, gasEach}),
  });
}

/** Puts the contract of a Solidity file on a sandbox. */
export async function deployed(
  sandbox: Sandbox,
  {file, args}: Pick<Compared, 'file' | 'args'>,
): Promise<Address> {
  const {contracts} = await compile(file);
  const contract = contracts[path.basename(file, '.sol')];
  if (!contract) throw new Error(`${file} holds no contract of its name`);
  const client = testClient(sandbox);
  const hash = await client.deployContract({...contract, args, gas: 10_000_000n});
  const {contractAddress} = await client.waitForTransactionReceipt({hash});
  if (!contractAddress) throw new Error(`${file} was not deployed`);
  return contractAddress;
}

type Asked = {
  to: Address;
  signature: string;
  inputs: readonly (readonly bigint[])[];
  gasEach?: bigint;
};

/** What a function of a contract gives for each of many inputs. */
async function outcomes(url: string, {to, signature, inputs, gasEach}: Asked): Promise<Outcome[]> {
  const item = parseAbiItem(signature) as AbiFunction;
  const selector = toFunctionSelector(item);
  const calls = inputs.map((input) => `${selector}${input.map(word).join('')}` as const);
  const answers = await callMany(url, {to, calls, gasEach});
  const signs = item.outputs.map(({type}) => type.startsWith('int'));
  return answers.map((answer) => answer && readWords(answer, signs));
}

/** 32 bytes; viem's checks would take longer than the calls. */
const word = (value: bigint): string => BigInt.asUintN(256, value).toString(16).padStart(64, '0');

/** The values of one word each that a call returned, signed or not. */
export const readWords = (answer: Hex, signs: readonly boolean[]): bigint[] =>
  signs.map((isSigned, place) => {
    const raw = BigInt(`0x${answer.slice(2 + 64 * place, 66 + 64 * place)}`);
    return isSigned ? BigInt.asIntN(256, raw) : raw;
  });
