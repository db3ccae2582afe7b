import {parseAbi, parseUnits, type Address} from 'viem';
import {addressOf, client, confirm, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {revertOf} from './support/revertOf';
import {factory, openGap, poolOf, router, usdc} from './support/market';
import {flashArbitrageAbi, flashFeePips, makeOrder, quoteLegs} from './support/order';

const poolAbi = parseAbi([
  'function initialize(uint160 sqrtPriceX96)',
  'function flash(address recipient, uint256 amount0, uint256 amount1, bytes data)',
]);
const factoryAbi = parseAbi([
  'function createPool(address tokenA, address tokenB, uint24 fee) returns (address pool)',
]);
const debtorAbi = parseAbi(['function borrow(uint256 amount0, uint256 amount1)']);

const router02 = addressOf('SwapRouter02');
const uni = tokenOf('UNI').address;

/** What comes of an order that differs in some fields from one that passes. */
async function reverted(
  address: Address,
  change: (order: Awaited<ReturnType<typeof makeOrder>>) => object,
): Promise<string> {
  const order = await makeOrder(await quoteLegs());
  const args = [{...order, ...change(order)}] as const;
  return revertOf(
    client.simulateContract({address, abi: flashArbitrageAbi, functionName: 'arbitrage', args}),
  );
}

/** A pool that has a price and no liquidity. */
async function emptyPool(): Promise<Address> {
  const {request, result} = await client.simulateContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'createPool',
    args: [usdc.address, uni, 10_000],
  });
  await confirm(await client.writeContract(request));
  const price = {address: result, abi: poolAbi, functionName: 'initialize'} as const;
  await confirm(await client.writeContract({...price, args: [2n ** 96n]}));
  return result;
}

async function main(): Promise<void> {
  const source = {file: 'examples/v3/flash/FlashArbitrage.sol', contract: 'FlashArbitrage'};
  const contract = await deploy(source, [router]);
  const wrongRouter = await deploy(source, [router02]);
  const pool = await poolOf(flashFeePips);
  const debtor = await deploy({file: 'examples/v3/flash/Debtor.sol', contract: 'Debtor'}, [pool]);
  await openGap();

  const flash = (address: Address, amount0: bigint) => {
    const args = [client.account.address, amount0, 0n, '0x'] as const;
    return revertOf(client.simulateContract({address, abi: poolAbi, functionName: 'flash', args}));
  };
  const borrow = (amount0: bigint, amount1: bigint) => {
    const args = [amount0, amount1] as const;
    return revertOf(
      client.simulateContract({address: debtor, abi: debtorAbi, functionName: 'borrow', args}),
    );
  };
  const oneUsdc = parseUnits('1', 6);

  const cases = {
    'more profit is asked than there is': await reverted(contract, ({profitMinimum}) => ({
      profitMinimum: profitMinimum * 2n,
    })),
    'the deadline has passed': await reverted(contract, ({deadline}) => ({
      deadline: deadline - 600n,
    })),
    'a swap uses the pool that lends': await reverted(contract, () => ({buyFeePips: flashFeePips})),
    'more is borrowed than the pool holds': await reverted(contract, ({amountBorrowed}) => ({
      amountBorrowed: amountBorrowed * 1_000n,
    })),
    'no pool lends at this fee': await reverted(contract, () => ({flashFeePips: 200})),
    'built on SwapRouter02': await reverted(wrongRouter, () => ({})),
    'an account without code borrows': await flash(pool, oneUsdc),
    'the pool has no liquidity': await flash(await emptyPool(), 0n),
    'USDC (token0) returns without its fee': await borrow(oneUsdc, 0n),
    'WETH (token1) returns without its fee': await borrow(0n, oneUsdc),
  };
  for (const [situation, reason] of Object.entries(cases)) {
    console.log(`${situation.padEnd(38)}  ${reason}`);
  }
}

run(main);
