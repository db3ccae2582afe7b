import {createWalletClient, formatUnits, http, parseAbi, parseUnits, publicActions} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {mainnet} from 'viem/chains';

// The sandbox's first test account: its key is public, so never send it real tokens.
const account = mnemonicToAccount('test test test test test test test test test test test junk');
const transport = http(process.env.RPC_URL ?? 'http://127.0.0.1:8545');
const client = createWalletClient({account, chain: mainnet, transport}).extend(publicActions);

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160, uint32, uint256)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256 amountOut)',
]);
const usdc = {address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', abi} as const;
const weth = {address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', abi} as const;
const quoter = {address: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e', abi} as const;
const router = {address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', abi} as const;

const amountInUsdc = parseUnits('1000', 6);
const slippageBps = 50n;
const deadlineSeconds = 600n;
const swap = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: 3_000, // the pool that takes 0.3 %
  amountIn: amountInUsdc,
  sqrtPriceLimitX96: 0n, // the minimum below protects instead
};

async function main(): Promise<void> {
  // #region swap
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [swap],
  });
  const [quotedWei] = result;
  const amountOutMinimum = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  const {timestamp} = await client.getBlock();
  const deadline = timestamp + deadlineSeconds;

  await confirm(
    client.writeContract({
      ...usdc,
      functionName: 'approve',
      args: [router.address, amountInUsdc],
    }),
  );
  const before = await wethBalance();
  await confirm(
    client.writeContract({
      ...router,
      functionName: 'exactInputSingle',
      args: [{...swap, recipient: account.address, deadline, amountOutMinimum}],
    }),
  );
  const receivedWei = (await wethBalance()) - before;
  // #endregion swap

  console.log('paid     1000 USDC');
  console.log(`quoted   ${formatUnits(quotedWei, 18)} WETH`);
  console.log(`minimum  ${formatUnits(amountOutMinimum, 18)} WETH`);
  console.log(`received ${formatUnits(receivedWei, 18)} WETH`);
}

const wethBalance = () =>
  client.readContract({...weth, functionName: 'balanceOf', args: [account.address]});

async function confirm(sent: Promise<`0x${string}`>): Promise<void> {
  const {status} = await client.waitForTransactionReceipt({hash: await sent});
  if (status !== 'success') throw new Error('The transaction was mined but reverted.');
}

void main();
