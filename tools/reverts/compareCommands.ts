import {
  type AbiParameter,
  decodeErrorResult,
  encodeAbiParameters,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import {tupleOf} from '../../facts/reference/commands/tupleOf';
import type {CommandNote} from '../../pages/commands/commandNote';
import {takenBy} from '../../pages/commands/namedInputs';
import {sourcesOf} from '../../pages/sources';
import {addressOf} from '../../sandbox/addressOf';
import type {Sandbox} from '../../sandbox/startSandbox';
import {selectorsOf, type Comparison} from './compareReverts';
import {drawValue, pick} from './drawInput';
import {judgeRevert, type Frame, type Selectors} from './judgeRevert';
import {drawFrom, GAS, traceReverted} from './traceFailures';

/** The addresses that stand for the caller and the router in a plan. */
const PLACEHOLDERS = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const;

/** Commands that are not run: 2.0 has no Across, and random values are no actions of v4. */
const NOT_RUN = ['ACROSS_V4_DEPOSIT_V3', 'V4_SWAP'];

/** Runs every command of the Universal Router 2.0 alone so many times, and finds reverts that its note does not list. */
export async function compareCommands(sandbox: Sandbox, callsEach: number): Promise<Comparison> {
  const sources = sourcesOf('.');
  const {contracts, pages} = sources.contracts();
  const set = sources.commands();
  const notes = pages.get('@uniswap/universal-router/UniversalRouter')?.notes.commands ?? {};
  const selectors = selectorsOf([...contracts.values()]);
  const total: Comparison = {functions: 0, calls: 0, reverts: 0, faults: []};
  for (const command of set.commands) {
    const note = notes[command.name];
    if (!note || note.calldata || NOT_RUN.includes(command.name)) continue;
    const {inputs, structs} = takenBy(command, note, set);
    const frames = await traceCommand(sandbox, {
      byte: command.byte,
      parameters: parseAbiParameters(tupleOf(inputs, structs)),
      callsEach,
    });
    const faults = frames.flatMap((frame) => judgeCommand(frame, {note, selectors}) ?? []);
    total.functions += 1;
    total.calls += callsEach;
    total.reverts += frames.length;
    total.faults.push(...[...new Set(faults)].map((fault) => `${command.name} ${fault}`));
  }
  return total;
}

const abi = parseAbi([
  'function execute(bytes commands, bytes[] inputs)',
  'error ExecutionFailed(uint256 index, bytes message)',
]);

type Traced = {byte: number; parameters: readonly AbiParameter[]; callsEach: number};

function traceCommand(sandbox: Sandbox, {byte, parameters, callsEach}: Traced): Promise<Frame[]> {
  const draw = drawFrom(sandbox, {seed: byte + 1, also: PLACEHOLDERS});
  const accounts = sandbox.contents.accounts.slice(0, 3).map(({address}) => address);
  const calls = Array.from({length: callsEach}, () => ({
    from: pick(accounts, draw),
    to: addressOf('UniversalRouterV2_0'),
    gas: GAS,
    data: encodeFunctionData({
      abi,
      functionName: 'execute',
      args: [
        numberToHex(byte, {size: 1}),
        [
          encodeAbiParameters(
            parameters,
            parameters.map((one) => drawValue(one, draw)),
          ),
        ],
      ],
    }),
  }));
  return traceReverted(sandbox.url, calls);
}

/** Why a revert is not in the list of a command; what a command reports is inside of `ExecutionFailed`. */
function judgeCommand(
  frame: Frame,
  {note, selectors}: {note: CommandNote; selectors: Selectors},
): string | undefined {
  const fault = judgeRevert(frame, note, selectors);
  if (!fault?.includes('ExecutionFailed(uint256,bytes)') || !frame.output) return fault;
  const {args} = decodeErrorResult({abi, data: frame.output});
  return judgeRevert({...frame, output: args[1]}, note, selectors);
}
