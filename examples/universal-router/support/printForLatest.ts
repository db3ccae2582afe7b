import {CommandParser, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {BigNumber} from 'ethers';
import {encodeFunctionData, maxUint256, size} from 'viem';
import {planOf, router, type Step} from './router';

/** Prints what the published SDK reads from a command that is encoded for 2.1.2. */
export function printForLatest(what: string, step: Step): void {
  const args = [...planOf([step]), maxUint256] as const;
  const calldata = encodeFunctionData({abi: router.abi, functionName: 'execute', args});
  const {commands} = CommandParser.parseCalldata(calldata, UniversalRouterVersion.V2_1_2);
  const [read] = commands;
  const values = read?.params.map(({name, value}) => `${name} ${shown(value)}`) ?? [];
  console.log(`${what}: ${read?.commandName}, ${size(step[1])} bytes`);
  console.log(`  ${values.join(', ')}`);
}

/** Numbers, addresses, lists and structs as text; the SDK takes a v3 path apart. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value === 'object' && value !== null && 'tokenIn' in value) {
    const {tokenIn, fee, tokenOut} = value as Record<'tokenIn' | 'fee' | 'tokenOut', unknown>;
    return `${shown(tokenIn)} ${String(fee)} ${shown(tokenOut)}`;
  }
  if (typeof value === 'object' && value !== null && !BigNumber.isBigNumber(value)) {
    if ('value' in value && 'name' in value) return shown(value.value);
    const fields = Object.entries(value);
    return `{${fields.map(([name, field]) => `${name} ${shown(field)}`).join(', ')}}`;
  }
  return String(value).replace(/^(0x\w{4})\w+(\w{4})$/, '$1…$2');
}
