import assert from 'node:assert/strict';
import {BaseError, parseUnits, zeroAddress, type Address} from 'viem';
import {addressOf, chain, client, run, tokenOf} from '../support/chain';
import {quoterAbi} from '../v3/swaps/support/abis';

const [usdc, weth] = [tokenOf('USDC'), tokenOf('WETH')];

// #region request
type QuoteRequest = {
  requestId: string;
  quoteId: string;
  tokenInChainId: number;
  tokenOutChainId: number;
  swapper: Address;
  tokenIn: Address;
  tokenOut: Address;
  amount: string; // raw units: of tokenIn for EXACT_INPUT, else of tokenOut
  type: 'EXACT_INPUT' | 'EXACT_OUTPUT';
  numOutputs: number;
};
// #endregion request

// #region constants
const feePips = 500; // hedge in the 0.05% pool
const marginBps = 5n; // 0.05% for gas, risk and profit
const executor: Address = client.account.address; // stands for the contract that will fill
// #endregion constants

const contract = {address: addressOf('QuoterV2'), abi: quoterAbi} as const;

// #region answer
/** The answer to a request: status 204 without a body where there is nothing to offer. */
async function answer({tokenInChainId, tokenOutChainId, type, amount, ...echoed}: QuoteRequest) {
  const known = [usdc.address, weth.address].map((token) => token.toLowerCase());
  const pair = [echoed.tokenIn, echoed.tokenOut].map((token) => token.toLowerCase());
  const ours = tokenInChainId === chain.id && tokenOutChainId === chain.id;
  const served = ours && echoed.numOutputs === 1;
  if (!served || pair[0] === pair[1] || !pair.every((token) => known.includes(token))) {
    return {status: 204};
  }
  const exactInput = type === 'EXACT_INPUT';
  const quoted = await priceOf({...echoed, exactInput, amount: BigInt(amount)}).catch(refused);
  if (quoted === 0n) return {status: 204};
  const {requestId, quoteId, swapper, tokenIn, tokenOut} = echoed;
  const body = {
    ...{chainId: tokenInChainId, requestId, quoteId, swapper, tokenIn, tokenOut, filler: executor},
    amountIn: exactInput ? amount : String((quoted * (10_000n + marginBps)) / 10_000n + 1n),
    amountOut: exactInput ? String((quoted * (10_000n - marginBps)) / 10_000n) : amount,
  };
  return {status: 200, body};
}

/** An error to one of two opposite requests costs both quotes: it is logged here, and declined there. */
function refused(error: unknown): bigint {
  console.error(error instanceof BaseError ? error.shortMessage : error);
  return 0n;
}
// #endregion answer

type Ask = {tokenIn: Address; tokenOut: Address; amount: bigint; exactInput: boolean};

async function priceOf({tokenIn, tokenOut, amount, exactInput}: Ask): Promise<bigint> {
  const swap = {tokenIn, tokenOut, fee: feePips, sqrtPriceLimitX96: 0n};
  if (exactInput) {
    const args = [{...swap, amountIn: amount}] as const;
    const call = {...contract, functionName: 'quoteExactInputSingle', args} as const;
    return (await client.simulateContract(call)).result[0];
  }
  const args = [{...swap, amount}] as const;
  const call = {...contract, functionName: 'quoteExactOutputSingle', args} as const;
  return (await client.simulateContract(call)).result[0];
}

async function main(): Promise<void> {
  const request: QuoteRequest = {
    requestId: '11111111-1111-4111-8111-111111111111',
    quoteId: '22222222-2222-4222-8222-222222222222',
    ...{tokenInChainId: chain.id, tokenOutChainId: chain.id},
    ...{swapper: zeroAddress, numOutputs: 1},
    ...{tokenIn: weth.address, tokenOut: usdc.address},
    ...{type: 'EXACT_INPUT', amount: String(parseUnits('1', weth.decimals))},
  };
  console.log(JSON.stringify(await answer(request), null, 2));

  const toBuy = {
    ...request,
    type: 'EXACT_OUTPUT',
    amount: String(parseUnits('2000', usdc.decimals)),
  } as const;
  const bought = await answer(toBuy);
  console.log(`EXACT_OUTPUT of 2000 USDC: amountIn ${bought.body?.amountIn}`);

  const tooMuch = await answer({...toBuy, amount: String(parseUnits('1', weth.decimals))});
  console.log(`more than the pool holds: ${JSON.stringify(tooMuch)}`);

  const other = chain.id + 1;
  const elsewhere = await answer({...request, tokenInChainId: other, tokenOutChainId: other});
  assert.equal(elsewhere.status, 204);
  console.log(`another chain: ${JSON.stringify(elsewhere)}`);
}

run(main, {sends: false});
