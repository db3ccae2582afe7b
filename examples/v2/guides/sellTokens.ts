import assert from 'node:assert/strict';
import {type Address, erc20Abi, formatEther, parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {deadlineIn} from '../../sdk/support/deadline';
import {allowance, approve, balance, show, usdc, weth} from '../../v3/swaps/support/tokens';
import {router02} from '../reference/support/routers';

// #region constants
const path = [usdc.address, weth.address]; // one pair: USDC/WETH
const amountInUsdc = parseUnits('10000', 6);
const slippageBps = 50n; // 0.5 %
const deadlineSeconds = 600n;
// #endregion constants

// #region abi
const abi = parseAbi([
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
  const [quoted, least] = [quotedWei, amountOutMinWei].map(formatAs(unit));
  console.log(`  quoted ${quoted}, at least ${least}`);
  return {quotedWei, amountOutMinWei, deadline};
}

async function forTokens(seller: Address): Promise<void> {
  console.log(`sell ${show(amountInUsdc, usdc)} for WETH`);
  const before = {usdc: await balance(usdc), weth: await balance(weth)};
  const {quotedWei, amountOutMinWei, deadline} = await limits('WETH');

  // #region sell-for-tokens
  await approve(usdc, {spender: seller, amount: amountInUsdc});
  const hash = await client.writeContract({
    address: seller,
    abi,
    functionName: 'sellForTokens',
    args: [amountInUsdc, amountOutMinWei, path, deadline],
  });
  await confirm(hash);
  // #endregion sell-for-tokens

  // #region verify
  const after = {usdc: await balance(usdc), weth: await balance(weth)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.equal(after.weth - before.weth, quotedWei); // nobody else trades in the sandbox
  assert.equal(await balance(usdc, seller), 0n);
  assert.equal(await allowance(usdc, seller), 0n);
  const args = [seller, router02.address] as const; // what the router may still take
  const call = {address: usdc.address, abi: erc20Abi, functionName: 'allowance', args} as const;
  assert.equal(await client.readContract(call), 0n);
  // #endregion verify
  console.log(`  received ${show(after.weth - before.weth, weth)}`);
}

async function forEth(seller: Address): Promise<void> {
  console.log(`sell ${show(amountInUsdc, usdc)} for ETH`);
  const {quotedWei, amountOutMinWei, deadline} = await limits('ETH');
  await approve(usdc, {spender: seller, amount: amountInUsdc});
  const ether = () => client.getBalance({address: client.account.address});
  const before = await ether();

  // #region sell-for-eth
  const hash = await client.writeContract({
    address: seller,
    abi,
    functionName: 'sellForETH',
    args: [amountInUsdc, amountOutMinWei, path, deadline],
  });
  const {gasUsed, effectiveGasPrice} = await confirm(hash);
  const receivedWei = (await ether()) - before + gasUsed * effectiveGasPrice;
  assert.equal(receivedWei, quotedWei);
  // #endregion sell-for-eth
  console.log(`  received ${formatEther(receivedWei)} ETH`);
}

run(async () => {
  // #region deploy
  const file = 'examples/v2/guides/TokenSeller.sol';
  const seller = await deploy({file, contract: 'TokenSeller'}, [router02.address]);
  // #endregion deploy
  await forTokens(seller);
  await forEth(seller);
  console.log(`the contract keeps ${show(await balance(usdc, seller), usdc)}`);
});
