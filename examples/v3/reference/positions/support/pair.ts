import {parseAbi} from 'viem';
import {addressOf, client, confirm} from '../../../../support/chain';
import {deadlineSoon} from '../../periphery/support/router';
import {erc20Abi, usdc, weth} from '../../support/tokens';

const router = {
  address: addressOf('UniswapV2Router02'),
  abi: parseAbi([
    'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
  ]),
} as const;

/** The v2 pair of USDC, its token0, and WETH; a pair is an ERC-20 token of its liquidity. */
export const pair = {
  address: '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
  abi: parseAbi([
    'function balanceOf(address owner) view returns (uint256)',
    'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
    'function nonces(address owner) view returns (uint256)',
    'function totalSupply() view returns (uint256)',
  ]),
} as const;

/** What a holder of a pair's liquidity signs, by EIP-2612. */
export const pairPermit = {
  domain: {name: 'Uniswap V2', version: '1', chainId: 1, verifyingContract: pair.address},
  types: {
    Permit: [
      {name: 'owner', type: 'address'},
      {name: 'spender', type: 'address'},
      {name: 'value', type: 'uint256'},
      {name: 'nonce', type: 'uint256'},
      {name: 'deadline', type: 'uint256'},
    ],
  },
  primaryType: 'Permit',
} as const;

/** Puts both tokens into the pair, at most 0.5% less than asked; gives the liquidity received. */
export async function provideToPair(amountUsdc: bigint, amountWei: bigint): Promise<bigint> {
  const approve = {abi: erc20Abi, functionName: 'approve'} as const;
  for (const [{address}, amount] of [[usdc, amountUsdc] as const, [weth, amountWei] as const]) {
    const args = [router.address, amount] as const;
    await confirm(await client.writeContract({...approve, address, args}));
  }
  const least = (amount: bigint): bigint => (amount * 995n) / 1_000n;
  const desired = [usdc.address, weth.address, amountUsdc, amountWei] as const;
  const minimums = [least(amountUsdc), least(amountWei)] as const;
  const account = client.account.address;
  const args = [...desired, ...minimums, account, await deadlineSoon()] as const;
  const call = {...router, functionName: 'addLiquidity', args} as const;
  await confirm(await client.writeContract(call));
  return client.readContract({...pair, functionName: 'balanceOf', args: [account]});
}
