import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Abi} from 'viem';

/** A contract whose calldata is explained, with its ABI and the key of its reference. */
export type Source = {contract: string; key: string; abi: Abi};

const PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts';
const ROUTER = 'artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';

/** In the order in which a function that several have is named and linked. */
const FILES = [
  [
    'UniswapV2Router02',
    '@uniswap/v2-periphery',
    '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  ],
  [
    'UniswapV2Router01',
    '@uniswap/v2-periphery',
    '@uniswap/v2-periphery/build/UniswapV2Router01.json',
  ],
  ['SwapRouter', '@uniswap/v3-periphery', `${PERIPHERY}/SwapRouter.sol/SwapRouter.json`],
  [
    'NonfungiblePositionManager',
    '@uniswap/v3-periphery',
    `${PERIPHERY}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
  ],
  [
    'SwapRouter02',
    '@uniswap/swap-router-contracts',
    '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
  ],
  [
    'Permit2',
    '@uniswap/uniswapx-sdk',
    '@uniswap/uniswapx-sdk/dist/cjs/src/contracts/factories/Permit2__factory.js',
  ],
  ['ERC20', '@uniswap/v2-core', '@uniswap/v2-core/build/UniswapV2ERC20.json'],
  ['UniversalRouter', '@uniswap/universal-router', `@uniswap/universal-router/${ROUTER}`],
  ['UniversalRouter', 'universal-router-1.4.0', `universal-router-1.4.0/${ROUTER}`],
] as const;

/** The ABIs of the contracts whose calldata is explained, from their packages. */
export const readAbis = (siteDirectory: string): readonly Source[] =>
  FILES.map(([contract, folder, file]) => {
    const place = path.join(siteDirectory, 'node_modules', file);
    const abi = abiIn(place, contract);
    // Of tokens, only what a transaction calls: their names for what is read differ.
    const called = contract === 'ERC20' ? abi.filter(isWritten) : abi;
    return {contract, key: `${folder}/${contract}`, abi: called};
  });

const isWritten = (item: Abi[number]): boolean =>
  item.type === 'function' && item.stateMutability === 'nonpayable';

function abiIn(file: string, contract: string): Abi {
  if (file.endsWith('.json')) {
    return (JSON.parse(readFileSync(file, 'utf8')) as {abi: Abi}).abi;
  }
  // The package's exports map hides its generated code.
  const loaded = createRequire(__filename)(file) as Record<string, {abi: Abi} | undefined>;
  const factory = loaded[`${contract}__factory`];
  if (!factory) throw new Error(`${file} has no ${contract}__factory`);
  return factory.abi;
}
