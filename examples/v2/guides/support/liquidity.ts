import {type Address, parseAbi} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {client, confirm, deadlineIn, type TokenFacts} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {factory, pairAbi} from '../../reference/support/contracts';
import {router02} from '../../support/router02';

/** LiquidityAdder, our contract of the guide. */
export const adderAbi = parseAbi([
  'struct Deposit { address tokenA; address tokenB; uint256 amountADesired; uint256 amountBDesired; uint256 amountAMin; uint256 amountBMin; }',
  'struct Withdrawal { address tokenA; address tokenB; uint256 shares; uint256 amountAMin; uint256 amountBMin; }',
  'function add(Deposit deposit, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 shares)',
  'function remove(Withdrawal withdrawal, uint256 deadline) returns (uint256 amountA, uint256 amountB)',
]);

/** Two tokens with the amounts that are to go into their pair. */
export type Wish = {tokens: readonly [TokenFacts, TokenFacts]; desired: readonly [bigint, bigint]};

/** Deploys LiquidityAdder, which works through Router02. */
export const deployAdder = (): Promise<Address> =>
  deploy({file: 'examples/v2/guides/LiquidityAdder.sol', contract: 'LiquidityAdder'}, [
    router02.address,
  ]);

/** The pair of two tokens, the token of its shares, and its reserves in the order of the two. */
export async function readPair([tokenA, tokenB]: Wish['tokens']) {
  const args = [tokenA.address, tokenB.address] as const;
  const address = await client.readContract({...factory, functionName: 'getPair', args});
  const pair = {address, abi: pairAbi} as const;
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  const isSorted = BigInt(tokenA.address) < BigInt(tokenB.address);
  const reserves = isSorted ? ([reserve0, reserve1] as const) : ([reserve1, reserve0] as const);
  return {pair, sharesToken: {symbol: 'shares', decimals: 18, address}, reserves};
}

// #region deposit
/** What is desired, and at least 99.5% of it: the tolerance is 50 basis points, 0.5%. */
export function depositOf({tokens: [tokenA, tokenB], desired: [amountA, amountB]}: Wish) {
  const atLeast = (amount: bigint) => (amount * 9_950n) / 10_000n;
  return {
    tokenA: tokenA.address,
    tokenB: tokenB.address,
    amountADesired: amountA,
    amountBDesired: amountB,
    amountAMin: atLeast(amountA),
    amountBMin: atLeast(amountB),
  };
}
// #endregion deposit

// #region add
/** Lets LiquidityAdder take both amounts, and adds them. */
export async function approveAndAdd(adder: Address, wish: Wish) {
  const [tokenA, tokenB] = wish.tokens;
  const [amountADesired, amountBDesired] = wish.desired;
  const allowances = [
    {token: tokenA.address, spender: adder, amount: amountADesired},
    {token: tokenB.address, spender: adder, amount: amountBDesired},
  ];
  return withAllowances(allowances, () => add(adder, wish));
}

async function add(adder: Address, wish: Wish) {
  const {request, result} = await client.simulateContract({
    address: adder,
    abi: adderAbi,
    functionName: 'add',
    args: [depositOf(wish), await deadlineIn(600n)],
    account: client.account,
  });
  await confirm(await client.writeContract(request));
  return result;
}
// #endregion add
