import type {Deployment} from '../deployment';
import {parseAbiItem, type AbiFunction} from 'viem';
import type {Read, State} from './state';

/** A state that a call reads, with the address that is called. */
export type ReadableState = State & {read: Read; address: string};

/** The states that a call on one chain reads: the first chain that any of them names. */
export function readableStates(
  states: readonly State[],
  deployments: readonly Deployment[],
): ReadableState[] {
  const chainId = states.find(({read}) => read)?.chainId;
  return states.flatMap((state) => {
    const {read} = state;
    if (!read || state.chainId !== chainId) return [];
    const address = deployments.find(
      (one) => one.contract === read.contract && one.chainId === chainId,
    )?.address;
    return address ? [{...state, read, address}] : [];
  });
}

/** The function that a state is read by. */
export const functionOf = ({signature}: Read): AbiFunction =>
  parseAbiItem(signature) as AbiFunction;

/** Commands of Foundry's cast, one for each state. */
export const castCommands = (states: readonly ReadableState[]): string =>
  states
    .map(({subject, address, read}) => {
      const {name, inputs, outputs} = functionOf(read);
      const types = (parameters: AbiFunction['inputs']) =>
        parameters.map(({type}) => type).join(',');
      const call = [
        'cast call',
        address,
        `'${name}(${types(inputs)})(${types(outputs)})'`,
        ...(read.args ?? []).map(String),
        '--rpc-url "$RPC_URL"',
      ];
      return `# ${subject}\n${call.join(' ')}`;
    })
    .join('\n');

/** A program that reads the states with viem and prints them. */
export const viemProgram = (states: readonly ReadableState[]): string => `\
import {createPublicClient, http, parseAbi} from 'viem';

const client = createPublicClient({transport: http(process.env.RPC_URL)});

${states.map(readStatement).join('\n\n')}
`;

function readStatement({subject, address, read}: ReadableState): string {
  const args = read.args ? `\n  args: ${JSON.stringify(read.args)},` : '';
  return `\
const ${constantOf(read)} = await client.readContract({
  address: '${address}',
  abi: parseAbi(['${read.signature}']),
  functionName: '${functionOf(read).name}',${args}
});
console.log(${JSON.stringify(`${subject}:`)}, ${constantOf(read)});`;
}

/** A name of its own for each call: `uniswapV3FactoryOwner`. */
function constantOf(read: Read): string {
  const {name} = functionOf(read);
  const contract = `${read.contract[0]?.toLowerCase()}${read.contract.slice(1)}`;
  const suffix = (read.args ?? []).map((argument) => String(argument).replace(/\W/g, '')).join('_');
  return `${contract}${name[0]?.toUpperCase()}${name.slice(1)}${suffix}`;
}
