import {CommandParser, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {type Abi, decodeFunctionData, type Hex} from 'viem';
import {router02} from '../../v2/support/router02';
import {routerAbi} from '../../v3/swaps/support/abis';
import {swapRouter02Abi} from './callRouters';
import type {ToolSwap} from './toolTerms';

const abis: Partial<Record<ToolSwap['contract'], Abi>> = {
  UniswapV2Router02: router02.abi,
  SwapRouter: routerAbi,
  SwapRouter02: swapRouter02Abi,
};

/** The functions or commands in calldata: "multicall(exactInputSingle)", "WRAP_ETH, V2_SWAP_EXACT_IN". */
export function describeCall(contract: ToolSwap['contract'], data: Hex): string {
  const abi = abis[contract];
  return abi ? describeFunction(abi, data) : describeCommands(data);
}

function describeFunction(abi: Abi, data: Hex): string {
  const {functionName, args = []} = decodeFunctionData({abi, data});
  if (functionName !== 'multicall') return functionName;
  const inner = args[1] as readonly Hex[];
  return `multicall(${inner.map((call) => describeFunction(abi, call)).join(', ')})`;
}

function describeCommands(data: Hex): string {
  const {commands} = CommandParser.parseCalldata(data, UniversalRouterVersion.V2_0);
  return commands
    .map(({commandName, params}) => {
      if (commandName !== 'V4_SWAP') return commandName;
      return `V4_SWAP(${params.map(({name}) => name).join(', ')})`;
    })
    .join(', ');
}
