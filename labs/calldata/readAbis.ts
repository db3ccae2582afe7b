import path from 'node:path';
import type {Abi, AbiFunction} from 'viem';
import {readPackagedContract} from '../../facts/packages/readPackagedContract';

/** A contract whose calldata is explained, with its ABI and the key of its reference. */
export type AbiSource = {contract: string; key: string; abi: Abi};

const ROUTER = 'artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';

/** Contracts, their packages and files, in the order in which a function that several have is named and linked. */
const FILES = [
  ['UniswapV2Router02', '@uniswap/v2-periphery', 'build/UniswapV2Router02.json'],
  ['UniswapV2Router01', '@uniswap/v2-periphery', 'build/UniswapV2Router01.json'],
  ['SwapRouter', '@uniswap/v3-periphery', 'artifacts/contracts/SwapRouter.sol/SwapRouter.json'],
  [
    'NonfungiblePositionManager',
    '@uniswap/v3-periphery',
    'artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json',
  ],
  [
    'SwapRouter02',
    '@uniswap/swap-router-contracts',
    'artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
  ],
  [
    'PositionManager',
    '@uniswap/v4-periphery',
    'foundry-out/PositionManager.sol/PositionManager.json',
  ],
  ['PoolManager', '@uniswap/v4-core', 'out/PoolManager.sol/PoolManager.json'],
  ['Permit2', '@uniswap/uniswapx-sdk', 'dist/cjs/src/contracts/factories/Permit2__factory.js'],
  ['ERC20', '@uniswap/v2-core', 'build/UniswapV2ERC20.json'],
  ['UniversalRouter', '@uniswap/universal-router', ROUTER],
  ['UniversalRouter', 'universal-router-1.4.0', ROUTER],
] as const;

/** The ABIs of the contracts whose calldata is explained, from their packages. */
export const readAbis = (siteDirectory: string): readonly AbiSource[] =>
  FILES.map(([contract, folder, file]) => {
    const {abi} = readPackagedContract(path.join(siteDirectory, 'node_modules', folder, file));
    return {contract, key: `${folder}/${contract}`, abi: CHOSEN[contract]?.(abi) ?? abi};
  });

type Choice = (abi: Abi) => Abi;

/** Of tokens and v4, only what a transaction calls: their names for what is read differ. */
const CHOSEN: Partial<Record<string, Choice>> = {
  ERC20: (abi) => abi.filter(changesState),
  PositionManager: (abi) => abi.filter(changesState).map(namedAsBefore),
  // Other functions need a contract that has unlocked it.
  PoolManager: (abi) =>
    abi.filter((item) => 'name' in item && /^(unlock|initialize)$/.test(item.name)),
};

/** The names that v3's position manager has for the values of an NFT, so that both are explained alike. */
function namedAsBefore(item: Abi[number]): Abi[number] {
  if (item.type !== 'function' || !NFT_FUNCTION.test(item.name)) return item;
  const inputs = item.inputs.map((input) => ({
    ...input,
    name: V3_NAMES[input.name ?? ''] ?? input.name,
  }));
  return {...item, inputs} as AbiFunction;
}

const NFT_FUNCTION = /^(approve|transferFrom|safeTransferFrom)$/;
const V3_NAMES: Partial<Record<string, string>> = {id: 'tokenId', spender: 'to', data: '_data'};

const changesState = (item: Abi[number]): boolean =>
  item.type === 'function' && /payable$/.test(item.stateMutability);
