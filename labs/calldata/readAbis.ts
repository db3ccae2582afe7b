import path from 'node:path';
import type {Abi, AbiFunction} from 'viem';
import {readPackagedContract} from '../../facts/packages/readPackagedContract';

/** A contract whose calldata is explained, with its ABI and the key of its reference. */
export type AbiSource = {contract: string; key: string; abi: Abi};

const ROUTER = 'artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';

/** Contracts, their packages and files, and the functions of those that have others too, in the order in which a function that several have is named and linked. */
const FILES: readonly (readonly [string, string, string, RegExp?])[] = [
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
  // Other functions need a contract that has unlocked it.
  [
    'PoolManager',
    '@uniswap/v4-core',
    'out/PoolManager.sol/PoolManager.json',
    /^(unlock|initialize)$/,
  ],
  ['Permit2', '@uniswap/uniswapx-sdk', 'dist/cjs/src/contracts/factories/Permit2__factory.js'],
  ['ERC20', '@uniswap/v2-core', 'build/UniswapV2ERC20.json'],
  ['ERC20', '@openzeppelin/contracts', 'build/contracts/ERC20.json', /^(in|de)creaseAllowance$/],
  [
    'ERC20',
    '@uniswap/v3-periphery',
    'artifacts/contracts/interfaces/external/IERC20PermitAllowed.sol/IERC20PermitAllowed.json',
  ],
  ['WETH9', '@uniswap/v2-periphery', 'build/WETH9.json', /^(deposit|withdraw)$/],
  ['UniversalRouter', '@uniswap/universal-router', ROUTER],
  ['UniversalRouter', 'universal-router-1.4.0', ROUTER],
];

/** The ABIs of the contracts whose calldata is explained, from their packages. */
export const readAbis = (siteDirectory: string): readonly AbiSource[] =>
  FILES.map(([contract, folder, file, names]) => {
    const {abi} = readPackagedContract(path.join(siteDirectory, 'node_modules', folder, file));
    const named = names ? abi.filter((item) => 'name' in item && names.test(item.name)) : abi;
    return {contract, key: `${folder}/${contract}`, abi: CHOSEN[contract]?.(named) ?? named};
  });

type Choice = (abi: Abi) => Abi;

/** Of tokens and the position manager, only what a transaction calls: their names for what is read differ. */
const CHOSEN: Partial<Record<string, Choice>> = {
  ERC20: (abi) => abi.filter(changesState),
  PositionManager: (abi) => abi.filter(changesState).map(namedAsBefore),
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
