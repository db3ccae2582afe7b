import {
  type Abi,
  type AbiFunction,
  concatHex,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem';
import type {Draw} from '../case';
import {drawValue} from '../../reverts/drawInput';
import type {World} from './world';

/** Functions that succeed often, by the name of their contract. */
const FUNCTIONS: Readonly<Record<string, Abi>> = {
  WETH: parseAbi([
    'function deposit() payable',
    'function withdraw(uint256)',
    'function approve(address, uint256)',
    'function transfer(address, uint256)',
    'function balanceOf(address)',
  ]),
  USDC: parseAbi([
    'function approve(address, uint256)',
    'function transfer(address, uint256)',
    'function transferFrom(address, address, uint256)',
    'function balanceOf(address)',
  ]),
  DAI: parseAbi([
    'function approve(address, uint256)',
    'function transfer(address, uint256)',
    'function totalSupply()',
  ]),
  UniswapV2Router02: parseAbi([
    'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
    'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
    'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
    'function getAmountsOut(uint256, address[])',
  ]),
  SwapRouter: parseAbi([
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable',
  ]),
  SwapRouter02: parseAbi([
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint160)) payable',
    'function exactOutputSingle((address, address, uint24, address, uint256, uint256, uint160)) payable',
  ]),
  QuoterV2: parseAbi([
    'function quoteExactInputSingle((address, address, uint256, uint24, uint160))',
    'function quoteExactOutputSingle((address, address, uint256, uint24, uint160))',
  ]),
  Permit2: parseAbi([
    'function approve(address, address, uint160, uint48)',
    'function transferFrom(address, address, uint160, address)',
    'function allowance(address, address, address)',
  ]),
  NonfungiblePositionManager: parseAbi([
    'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256)) payable',
    'function createAndInitializePoolIfNecessary(address, address, uint24, uint160) payable',
    'function positions(uint256)',
    'function ownerOf(uint256)',
  ]),
  UniswapV2Factory: parseAbi(['function createPair(address, address)']),
  UniswapV3Factory: parseAbi(['function createPool(address, address, uint24)']),
  V4Quoter: parseAbi([
    'function quoteExactInputSingle(((address, address, uint24, int24, address), bool, uint128, bytes))',
  ]),
  PoolManager: parseAbi([
    'function initialize((address, address, uint24, int24, address), uint160)',
    'function unlock(bytes)',
    'function extsload(bytes32)',
  ]),
};

/** A call of a function of the protocol with values of its types. */
export function drawProtocolCall(draw: Draw, world: World): {to: Hex; data: Hex} {
  const contract = draw.pick(Object.keys(FUNCTIONS));
  const to = world.contracts[contract];
  if (!to) throw new Error(`the sandbox has no contract ${contract}`);
  const item = draw.pick(FUNCTIONS[contract] ?? []) as AbiFunction;
  const args = item.inputs.map((input) => drawValue(input, {...world, below: draw.below}));
  return {to, data: encodeFunctionData({abi: [item], args})};
}

/** A call of any contract: a selector of its code, or none, and words. */
export function drawRawCall(draw: Draw, world: World): {to: Hex; data: Hex} {
  const {address, selectors} = draw.pick(world.codes);
  const words = Array.from({length: draw.below(8)}, () => drawWord(draw, world));
  const data = draw.chance(0.9) ? concatHex([draw.pick(selectors), ...words]) : concatHex(words);
  return {to: address, data: draw.chance(0.05) ? (`${data}ff` as Hex) : data};
}

function drawWord(draw: Draw, {addresses}: World): Hex {
  if (draw.chance(0.4)) return numberToHex(BigInt(draw.pick(addresses)), {size: 32});
  if (draw.chance(0.6)) return numberToHex(draw.below(200), {size: 32});
  if (draw.chance(0.5)) return numberToHex(BigInt(draw.below(1_000_000)) * 10n ** 12n, {size: 32});
  return numberToHex(2n ** 256n - 1n - BigInt(draw.below(3)), {size: 32});
}
