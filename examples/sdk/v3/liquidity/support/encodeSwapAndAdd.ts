import router02Artifact from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import {Payments} from '@uniswap/v3-sdk';
import {utils} from 'ethers';
import JSBI from 'jsbi';
import {type Address, encodeFunctionData, type Hex, pad} from 'viem';
import {account} from '../../../../support/chain';
import {router02Abi} from '../../../support/abis';
import {baseUnits} from '../../../support/tokens';
import {approvalFor, type Plan} from './swapAndAddPlan';

// #region itself
/** SwapRouter02 reads this recipient as itself. */
const itself = pad('0x02', {size: 20});
// #endregion itself

/** The approvals that the router lacks, in the order of the tokens. */
export async function missingApprovals({position}: Plan) {
  const {token0, token1} = position.pool;
  const {amount0, amount1} = position.mintAmounts;
  return [
    {token: token0, by: await approvalFor(token0, BigInt(amount0.toString()))},
    {token: token1, by: await approvalFor(token1, BigInt(amount1.toString()))},
  ].flatMap(({token, by}) => (by ? [{token: token.address as Address, by}] : []));
}

export type Approvals = Awaited<ReturnType<typeof missingApprovals>>;

// #region viem
/** The calls of one transaction, as viem encodes them. */
export function callsByViem(plan: Plan, approvals: Approvals): Hex[] {
  const {trade, pulls, position, leastOut, least} = plan;
  const abi = router02Abi;
  const {fee} = position.pool;
  const token0 = position.pool.token0.address as Address;
  const token1 = position.pool.token1.address as Address;
  const swap = {
    tokenIn: trade.inputAmount.currency.address as Address,
    tokenOut: trade.outputAmount.currency.address as Address,
    fee,
    recipient: itself, // the mint takes it from there
    amountIn: baseUnits(trade.inputAmount),
    amountOutMinimum: leastOut,
    sqrtPriceLimitX96: 0n,
  };
  const mint = {
    ...{token0, token1, fee},
    ...{tickLower: position.tickLower, tickUpper: position.tickUpper},
    amount0Min: BigInt(least.amount0.toString()),
    amount1Min: BigInt(least.amount1.toString()),
    recipient: account, // who gets the NFT
  };
  return [
    encodeFunctionData({abi, functionName: 'exactInputSingle', args: [swap]}),
    ...pulls.map((amount) => {
      const args = [amount.currency.address as Address, baseUnits(amount)] as const;
      return encodeFunctionData({abi, functionName: 'pull', args});
    }),
    ...approvals.map(({token, by}) => encodeFunctionData({abi, functionName: by, args: [token]})),
    encodeFunctionData({abi, functionName: 'mint', args: [mint]}),
    encodeFunctionData({abi, functionName: 'sweepToken', args: [token0, 0n, account]}),
    encodeFunctionData({abi, functionName: 'sweepToken', args: [token1, 0n, account]}),
  ];
}
// #endregion viem

// #region sdk
const router02Interface = new utils.Interface(router02Artifact.abi);

/** The same calls, by the SDK where it has them, else by the ABI that the package publishes. */
export function callsBySdk(plan: Plan, approvals: Approvals): string[] {
  const {trade, pulls, position, leastOut, least} = plan;
  const {token0, token1, fee} = position.pool;
  const [input, output] = trade.swaps[0]?.route.tokenPath ?? [];
  const amountIn = trade.inputAmount.quotient.toString();
  const swap = [input?.address, output?.address, fee, itself, amountIn, leastOut, 0];
  const range = [position.tickLower, position.tickUpper];
  const minimums = [least.amount0.toString(), least.amount1.toString()];
  const mint = [token0.address, token1.address, fee, ...range, ...minimums, account];
  const none = JSBI.BigInt(0);
  return [
    router02Interface.encodeFunctionData('exactInputSingle', [swap]),
    ...pulls.map(({currency, quotient}) =>
      router02Interface.encodeFunctionData('pull', [currency.address, quotient.toString()]),
    ),
    ...approvals.map(({token, by}) => router02Interface.encodeFunctionData(by, [token])),
    router02Interface.encodeFunctionData('mint', [mint]),
    Payments.encodeSweepToken(token0, none, account),
    Payments.encodeSweepToken(token1, none, account),
  ];
}
// #endregion sdk
