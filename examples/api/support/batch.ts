import {type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseUnits} from 'viem';
import {permit2} from '../../permit2/support/permit2';
import {deadlineIn, tokenOf} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {atLeast, quoteV3, v3Path} from '../../universal-router/support/quotes';
import {encode, MSG_SENDER, planOf, router} from '../../universal-router/support/router';
import {v3Swap} from '../../universal-router/support/swapTypes';

/** Our contract for accounts that delegate: it makes several calls. */
export const batchAccount = {file: 'examples/api/BatchAccount.sol', contract: 'BatchAccount'};

// #region abi
export const batchAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'struct Batch { Call[] calls; bool revertOnFailure; }',
  'function execute(Batch batch) payable returns (bytes[] outputs)',
  'error OnlyTheAccount()',
  'error CallFailed(bytes output)',
]);
// #endregion abi

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');
export const amountInUsdc = parseUnits('1000', usdc.decimals);

/** A call of a batch. */
export type Call = {to: Address; value: bigint; data: Hex};

/** The calls of a swap of 1,000 USDC by allowances, in the form of an answer of `/swap_5792`. */
export async function swapCalls(): Promise<Call[]> {
  const path = v3Path(usdc.address, 3_000, weth.address);
  const leastWei = atLeast(await quoteV3(path, amountInUsdc));
  const deadline = await deadlineIn(600n);
  const swap = encode(v3Swap, MSG_SENDER, amountInUsdc, leastWei, path, true);
  const plan = planOf([[command.V3_SWAP_EXACT_IN, swap]]);
  // #region calls
  const toPermit2 = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [permit2.address, amountInUsdc],
  });
  const toRouter = encodeFunctionData({
    abi: permit2.abi,
    functionName: 'approve',
    args: [usdc.address, router.address, amountInUsdc, Number(deadline)],
  });
  const execute = encodeFunctionData({
    abi: router.abi,
    functionName: 'execute',
    args: [...plan, deadline],
  });
  const calls = [
    {to: usdc.address, value: 0n, data: toPermit2},
    {to: permit2.address, value: 0n, data: toRouter},
    {to: router.address, value: 0n, data: execute},
  ];
  // #endregion calls
  return calls;
}
