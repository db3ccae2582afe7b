import {parseSignature, parseUnits, type Address} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {chain, client, confirm, deadlineIn, requireBalance, tokenOf} from '../../../support/chain';
import {factory, pairAbi} from '../../reference/support/contracts';
import {router02} from '../../support/router02';
import {usdc} from '../../support/tokens';

/** Deposits 5,000 USDC and 5,000 DAI of the account, and gives the pair whose shares they are. */
export async function deposit() {
  const dai = tokenOf('DAI');
  const [inUsdc, inDai] = [parseUnits('5000', usdc.decimals), parseUnits('5000', dai.decimals)];
  await requireBalance(usdc, inUsdc);
  await requireBalance(dai, inDai);
  const tokens = [usdc.address, dai.address] as const;
  const minimums = [(inUsdc * 995n) / 1_000n, (inDai * 995n) / 1_000n] as const;
  const to = client.account.address;
  const add = async () => {
    const args = [...tokens, inUsdc, inDai, ...minimums, to, await deadlineIn(600n)] as const;
    await confirm(await client.writeContract({...router02, functionName: 'addLiquidity', args}));
  };
  const spender = router02.address;
  const allowances = [
    {token: usdc.address, spender, amount: inUsdc},
    {token: dai.address, spender, amount: inDai},
  ];
  await withAllowances(allowances, add);
  const address = await client.readContract({...factory, functionName: 'getPair', args: tokens});
  return {address, abi: pairAbi} as const;
}

export type Pair = Awaited<ReturnType<typeof deposit>>;

/** The two tokens of a pair, in its order. */
export async function tokensOf(pair: Pair) {
  const token0 = await client.readContract({...pair, functionName: 'token0'});
  const token1 = await client.readContract({...pair, functionName: 'token1'});
  return [token0, token1] as const;
}

// #region minimums
/** What shares are worth now in both tokens, less 0.5%, in the order of token0 and token1. */
export async function minimumsOf(pair: Pair, shares: bigint) {
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const least = (reserve: bigint) => (((shares * reserve) / supply) * 995n) / 1_000n;
  return {least0: least(reserve0), least1: least(reserve1)};
}
// #endregion minimums

type Message = {spender: Address; value: bigint; deadline: bigint};

// #region sign
const permitTypes = {
  Permit: [
    {name: 'owner', type: 'address'},
    {name: 'spender', type: 'address'},
    {name: 'value', type: 'uint256'},
    {name: 'nonce', type: 'uint256'},
    {name: 'deadline', type: 'uint256'},
  ],
} as const;

/** Signs an allowance of the account's shares, and gives the three parts of the signature. */
export async function signPermit(pair: Pair, message: Message) {
  const {address} = client.account;
  const nonce = await client.readContract({...pair, functionName: 'nonces', args: [address]});
  const signature = await client.signTypedData({
    domain: {name: 'Uniswap V2', version: '1', chainId: chain.id, verifyingContract: pair.address},
    primaryType: 'Permit',
    types: permitTypes,
    message: {owner: address, ...message, nonce},
  });
  const {r, s, yParity} = parseSignature(signature);
  return [27 + yParity, r, s] as const;
}
// #endregion sign
