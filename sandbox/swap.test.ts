import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  maxUint256,
  parseAbi,
  parseEther,
} from 'viem';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {addressOf} from './addressOf';
import {readArtifact} from './artifact';
import {type Sandbox, startSandbox} from './startSandbox';
import {testClient} from './testClient';

const [weth, usdc] = [addressOf('WETH'), addressOf('USDC')];
const deadline = maxUint256;
const amountIn = parseEther('1');

let sandbox: Sandbox;
let client: ReturnType<typeof testClient>;
let recipient: Address;

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  client = testClient(sandbox);
  recipient = client.account.address;
});

let snapshot: `0x${string}` | undefined;
beforeEach(async () => {
  if (snapshot) await client.revert({id: snapshot});
  snapshot = await client.snapshot();
});
afterAll(() => sandbox.stop());

const erc20 = parseAbi([
  'function approve(address, uint256) returns (bool)',
  'function balanceOf(address) view returns (uint256)',
]);
const hardhat = (name: string, file: string) =>
  readArtifact(`${name}/artifacts/contracts/${file}.sol/${file.split('/').pop()}.json`).abi;

const usdcHeld = () =>
  client.readContract({address: usdc, abi: erc20, functionName: 'balanceOf', args: [recipient]});

type Write = {
  address: Address;
  abi: Abi;
  functionName: string;
  args: readonly unknown[];
  value?: bigint;
};

async function write(call: Write): Promise<void> {
  const {address: to, value, ...named} = call;
  const hash = await client.sendTransaction({to, value, data: encodeFunctionData(named)});
  const {status} = await client.waitForTransactionReceipt({hash});
  expect(status).toBe('success');
}

const approve = (spender: Address) =>
  write({address: weth, abi: erc20, functionName: 'approve', args: [spender, amountIn]});

/** What arrives of USDC by a call. */
async function bought(call: Write): Promise<bigint> {
  const before = await usdcHeld();
  await write(call);
  return (await usdcHeld()) - before;
}

const quoterV2 = {
  address: addressOf('QuoterV2'),
  abi: hardhat('@uniswap/swap-router-contracts', 'lens/QuoterV2'),
};
async function quoteV3(): Promise<bigint> {
  const params = {tokenIn: weth, tokenOut: usdc, amountIn, fee: 3_000, sqrtPriceLimitX96: 0n};
  const {result} = await client.simulateContract({
    ...quoterV2,
    functionName: 'quoteExactInputSingle',
    args: [params],
  });
  const [amountOut] = result as [bigint];
  return amountOut;
}

test('sells one WETH in the main pool for what 2,000 USDC, 0.3% and the depth make of it', async () => {
  // 2,000,000 USDC · 0.997 / (1,000 + 0.997), within what the ends of the range take away.
  expect(Number(await quoteV3()) / 1e6).toBeCloseTo(1992.0139, 3);
});

test('pays by SwapRouter what QuoterV2 quotes, to the last unit', async () => {
  const quoted = await quoteV3();
  const address = addressOf('SwapRouter');
  await approve(address);
  const abi = hardhat('@uniswap/v3-periphery', 'SwapRouter');
  const params = {tokenIn: weth, tokenOut: usdc, fee: 3_000, recipient, deadline, amountIn};
  const args = [{...params, amountOutMinimum: quoted, sqrtPriceLimitX96: 0n}];
  expect(await bought({address, abi, functionName: 'exactInputSingle', args})).toBe(quoted);
});

test('pays by SwapRouter02 what QuoterV2 quotes, to the last unit', async () => {
  const quoted = await quoteV3();
  const address = addressOf('SwapRouter02');
  await approve(address);
  const abi = hardhat('@uniswap/swap-router-contracts', 'SwapRouter02');
  const params = {tokenIn: weth, tokenOut: usdc, fee: 3_000, recipient, amountIn};
  const args = [{...params, amountOutMinimum: quoted, sqrtPriceLimitX96: 0n}];
  expect(await bought({address, abi, functionName: 'exactInputSingle', args})).toBe(quoted);
});

test('pays by the v2 router what it quotes, to the last unit', async () => {
  const address = addressOf('UniswapV2Router02');
  const {abi} = readArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
  const path = [weth, usdc];
  const quote = {address, abi, functionName: 'getAmountsOut', args: [amountIn, path]};
  const [, quoted = 0n] = (await client.readContract(quote)) as bigint[];
  await approve(address);
  const args = [amountIn, quoted, path, recipient, deadline];
  expect(await bought({address, abi, functionName: 'swapExactTokensForTokens', args})).toBe(quoted);
});

test.each([
  ['UniversalRouter', 'universal-router-1.4.0'],
  ['UniversalRouterV2_0', 'universal-router-2.0.0'],
])('pays by %s for ether what QuoterV2 quotes', async (contract, name) => {
  const quoted = await quoteV3();
  const path = encodePacked(['address', 'uint24', 'address'], [weth, 3_000, usdc]);
  const router = '0x0000000000000000000000000000000000000002';
  const wrap = encodeAbiParameters([{type: 'address'}, {type: 'uint256'}], [router, amountIn]);
  const types = ['address', 'uint256', 'uint256', 'bytes', 'bool'].map((type) => ({type}));
  const swap = encodeAbiParameters(types, [recipient, amountIn, quoted, path, false]);

  const call = {
    address: addressOf(contract),
    abi: hardhat(name, 'UniversalRouter'),
    functionName: 'execute',
    // WRAP_ETH, V3_SWAP_EXACT_IN
    args: ['0x0b00', [wrap, swap], deadline],
    value: amountIn,
  };
  expect(await bought(call)).toBe(quoted);
});
