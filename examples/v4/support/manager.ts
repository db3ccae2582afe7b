import {type Address, erc20Abi, type Hex, parseAbi} from 'viem';
import {addressOf, client, confirm} from '../../support/chain';
import {deploy} from '../../support/contract';
import {usdc} from './pool';

/** What the programs call of PoolManager. */
export const manager = {
  address: addressOf('PoolManager'),
  abi: parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'struct ModifyLiquidityParams { int24 tickLower; int24 tickUpper; int256 liquidityDelta; bytes32 salt; }',
    'struct SwapParams { bool zeroForOne; int256 amountSpecified; uint160 sqrtPriceLimitX96; }',
    'function allowance(address owner, address spender, uint256 id) view returns (uint256)',
    'function approve(address spender, uint256 id, uint256 amount) returns (bool)',
    'function balanceOf(address owner, uint256 id) view returns (uint256)',
    'function burn(address from, uint256 id, uint256 amount)',
    'function clear(address currency, uint256 amount)',
    'function donate(PoolKey key, uint256 amount0, uint256 amount1, bytes hookData) returns (int256)',
    'function extsload(bytes32 slot) view returns (bytes32)',
    'function initialize(PoolKey key, uint160 sqrtPriceX96) returns (int24 tick)',
    'function mint(address to, uint256 id, uint256 amount)',
    'function modifyLiquidity(PoolKey key, ModifyLiquidityParams params, bytes hookData) returns (int256 callerDelta, int256 feesAccrued)',
    'function owner() view returns (address)',
    'function protocolFeeController() view returns (address)',
    'function protocolFeesAccrued(address currency) view returns (uint256)',
    'function setOperator(address operator, bool approved) returns (bool)',
    'function swap(PoolKey key, SwapParams params, bytes hookData) returns (int256 swapDelta)',
    'function take(address currency, address to, uint256 amount)',
    'function transfer(address receiver, uint256 id, uint256 amount) returns (bool)',
    'function updateDynamicLPFee(PoolKey key, uint24 newDynamicLPFee)',
  ]),
} as const;

// #region split
/** The two amounts of a BalanceDelta: amount0 in its upper 128 bits, amount1 in its lower ones. */
export const amountsOf = (delta: bigint): [amount0: bigint, amount1: bigint] => [
  delta >> 128n,
  BigInt.asIntN(128, delta),
];
// #endregion split

const unlockerAbi = parseAbi([
  'struct Limit { address currency; int256 least; }',
  'function run(bytes[] calls, Limit[] limits) payable returns (bytes[] results)',
]);

type Limit = {currency: Address; least: bigint};

/** Deploys the contract that makes calls for us, and lets it take USDC of ours. */
export async function deployUnlocker(usdcAmount: bigint) {
  const source = {file: 'examples/v4/reference/Unlocker.sol', contract: 'Unlocker'};
  const address = await deploy(source, [manager.address]);
  const approval = {address: usdc.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await client.writeContract({...approval, args: [address, usdcAmount]}));
  /** Makes the calls, closes the currencies within the limits, and gives what came of it. */
  const send = async (calls: readonly Hex[], limits: readonly Limit[], value = 0n) => {
    const call = {address, abi: unlockerAbi, functionName: 'run', args: [calls, limits]} as const;
    const {result: results, request} = await client.simulateContract({...call, value});
    return {results, receipt: await confirm(await client.writeContract(request))};
  };
  return {
    address,
    send,
    /** Makes the calls, closes the currencies within the limits, and gives what the calls returned. */
    run: async (...call: Parameters<typeof send>) => (await send(...call)).results,
  };
}
