import assert from 'node:assert/strict';
import {type Address, formatEther, parseAbi, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {
  account,
  client,
  confirm,
  deadlineIn,
  isSandbox,
  requireBalance,
  run,
} from '../../support/chain';
import {deploy} from '../../support/contract';
import {quote, router02} from '../support/router02';
import {balance, show, usdc, weth} from '../support/tokens';

// #region constants
const path = [usdc.address, weth.address]; // one pair: USDC/WETH
const amountInUsdc = parseUnits('10000', usdc.decimals);
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;
// #endregion constants

// #region abi
const sellerAbi = parseAbi([
  'function sellForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, uint256 deadline) returns (uint256)',
  'function sellForETH(uint256 amountIn, uint256 amountOutMin, address[] path, uint256 deadline) returns (uint256)',
]);
// #endregion abi

const formatAs = (unit: string) => (wei: bigint) => `${formatEther(wei)} ${unit}`;

async function limits(unit: 'WETH' | 'ETH') {
  // #region quote
  const amounts = await client.readContract({
    ...router02,
    functionName: 'getAmountsOut',
    args: [amountInUsdc, path],
  });
  const quotedWei = amounts.at(-1) ?? 0n; // one amount for each token of the path
  const amountOutMinWei = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  const deadline = await deadlineIn(deadlineSeconds);
  // #endregion quote
  // #region depth
  const spotWei = 1_000n * (await quote(amountInUsdc / 1_000n, path)); // almost no price impact
  if (quotedWei * 100n < spotWei * 98n) throw new Error('the pair is thin: over 2% price impact');
  // #endregion depth
  const [quoted, least] = [quotedWei, amountOutMinWei].map(formatAs(unit));
  console.log(`  quoted ${quoted}, at least ${least}`);
  return {quotedWei, amountOutMinWei, deadline};
}

async function forTokens(seller: Address): Promise<void> {
  console.log(`sell ${show(amountInUsdc, usdc)} for WETH`);
  const before = {usdc: await balance(usdc), weth: await balance(weth)};
  const {quotedWei, amountOutMinWei, deadline} = await limits('WETH');

  // #region sell-for-tokens
  await withAllowances([{token: usdc.address, spender: seller, amount: amountInUsdc}], async () => {
    const hash = await client.writeContract({
      address: seller,
      abi: sellerAbi,
      functionName: 'sellForTokens',
      args: [amountInUsdc, amountOutMinWei, path, deadline],
    });
    await confirm(hash);
  });
  // #endregion sell-for-tokens

  // #region verify
  const after = {usdc: await balance(usdc), weth: await balance(weth)};
  const receivedWei = after.weth - before.weth;
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.ok(receivedWei >= amountOutMinWei);
  if (await isSandbox()) assert.equal(receivedWei, quotedWei); // nobody else trades there
  assert.equal(await balance(usdc, seller), 0n);
  assert.equal(await readAllowance({token: usdc.address, spender: seller}), 0n);
  assert.equal(
    await readAllowance({token: usdc.address, spender: router02.address, owner: seller}),
    0n,
  ); // what the router may take
  // #endregion verify
  console.log(`  received ${show(receivedWei, weth)}`);
}

async function forEth(seller: Address): Promise<void> {
  console.log(`sell ${show(amountInUsdc, usdc)} for ETH`);
  const {quotedWei, amountOutMinWei, deadline} = await limits('ETH');
  const ether = () => client.getBalance({address: account});

  await withAllowances([{token: usdc.address, spender: seller, amount: amountInUsdc}], async () => {
    const before = await ether();
    // #region sell-for-eth
    const hash = await client.writeContract({
      address: seller,
      abi: sellerAbi,
      functionName: 'sellForETH',
      args: [amountInUsdc, amountOutMinWei, path, deadline],
    });
    const {gasUsed, effectiveGasPrice} = await confirm(hash);
    const receivedWei = (await ether()) - before + gasUsed * effectiveGasPrice;
    if (await isSandbox()) assert.equal(receivedWei, quotedWei);
    // #endregion sell-for-eth
    console.log(`  received ${formatEther(receivedWei)} ETH`);
  });
}

run(async () => {
  await requireBalance(usdc, 2n * amountInUsdc); // for both sales
  // #region deploy
  const file = 'examples/v2/guides/TokenSeller.sol';
  const seller = await deploy({file, contract: 'TokenSeller'}, [router02.address]);
  // #endregion deploy
  await forTokens(seller);
  await forEth(seller);
  console.log(`the contract keeps ${show(await balance(usdc, seller), usdc)}`);
});
