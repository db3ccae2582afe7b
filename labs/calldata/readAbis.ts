import path from 'node:path';
import type {Abi} from 'viem';
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
  ['Permit2', '@uniswap/uniswapx-sdk', 'dist/cjs/src/contracts/factories/Permit2__factory.js'],
  ['ERC20', '@uniswap/v2-core', 'build/UniswapV2ERC20.json'],
  ['UniversalRouter', '@uniswap/universal-router', ROUTER],
  ['UniversalRouter', 'universal-router-1.4.0', ROUTER],
] as const;

/** The ABIs of the contracts whose calldata is explained, from their packages. */
export const readAbis = (siteDirectory: string): readonly AbiSource[] =>
  FILES.map(([contract, folder, file]) => {
    const {abi} = readPackagedContract(path.join(siteDirectory, 'node_modules', folder, file));
    // Of tokens, only what a transaction calls: their names for what is read differ.
    const callable = contract === 'ERC20' ? abi.filter(changesState) : abi;
    return {contract, key: `${folder}/${contract}`, abi: callable};
  });

const changesState = (item: Abi[number]): boolean =>
  item.type === 'function' && item.stateMutability === 'nonpayable';
