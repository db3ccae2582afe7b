import type {AbiParameter} from 'viem';
import {componentOf, isReading, itemOf, type OutsideCall} from './outsideCall';
import {declarationOf} from './signature';

/** A call as a program with viem; the endpoint, and of a transaction the key, come from the environment. */
export function viemCode(call: OutsideCall): string {
  const action = isReading(call.abi) ? 'readContract' : 'simulateContract';
  return call.as === 'transaction' && action === 'simulateContract'
    ? sending(call)
    : asking(call, action);
}

const asking = (call: OutsideCall, action: 'readContract' | 'simulateContract'): string =>
  `import {createPublicClient, http, parseAbi} from 'viem';

const client = createPublicClient({transport: http(process.env.RPC_URL)});
const ${action === 'readContract' ? 'result' : '{result}'} = await client.${action}(${request(
    call,
    {
      account: action === 'simulateContract' ? `'${call.from}'` : undefined,
    },
  )});
console.log(result);
`;

const sending = (call: OutsideCall): string =>
  `import {createWalletClient, http, parseAbi, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {mainnet} from 'viem/chains';

const client = createWalletClient({
  account: privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`),
  chain: mainnet,
  transport: http(process.env.RPC_URL),
}).extend(publicActions);
const {request} = await client.simulateContract(${request(call, {account: 'client.account'})});
const hash = await client.writeContract(request);
const receipt = await client.waitForTransactionReceipt({hash});
console.log(receipt.status, receipt.gasUsed);
`;

function request(
  {abi, address, values, valueWei}: OutsideCall,
  {account}: {account?: string | undefined},
): string {
  const args = abi.inputs.map((input, index) => literal(values[index], input, '      '));
  const lines = [
    `address: '${address}'`,
    `abi: parseAbi(['${declarationOf(abi)}'])`,
    `functionName: '${abi.name}'`,
    ...(args.length > 0 ? [`args: [\n    ${args.join(',\n    ')},\n  ]`] : []),
    ...(account ? [`account: ${account}`] : []),
    ...(valueWei > 0n ? [`value: ${valueWei}n`] : []),
  ];
  return `{\n${lines.map((line) => `  ${line},\n`).join('')}}`;
}

/** A value as TypeScript has it: whole numbers of at most 48 bits as numbers, larger ones as bigint. */
function literal(value: unknown, parameter: AbiParameter, indent: string): string {
  const item = itemOf(parameter);
  if (item) return `[${(value as unknown[]).map((one) => literal(one, item, indent)).join(', ')}]`;
  if ('components' in parameter) return tupleLiteral(value, parameter.components, indent);
  if (typeof value === 'bigint') return isNumber(parameter.type) ? `${value}` : `${value}n`;
  return typeof value === 'string' ? textLiteral(value) : String(value);
}

function tupleLiteral(value: unknown, components: readonly AbiParameter[], indent: string): string {
  const isNamed = components.every(({name}) => name);
  const deeper = `${indent}  `;
  const parts = components.map((component, index) => {
    const text = literal(componentOf(value, component, index), component, deeper);
    return isNamed ? `\n${indent}${component.name}: ${text},` : text;
  });
  return isNamed ? `{${parts.join('')}\n${indent.slice(2)}}` : `[${parts.join(', ')}]`;
}

const textLiteral = (text: string): string =>
  /^[^'\\\n\r]*$/.test(text) ? `'${text}'` : JSON.stringify(text);

const MOST_BITS = 48;

const isNumber = (type: string): boolean => Number(/\d+$/.exec(type)?.[0] ?? 256) <= MOST_BITS;
