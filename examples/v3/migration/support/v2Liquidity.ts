import {type Address, parseAbi, parseSignature, parseUnits, zeroAddress} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {
  account,
  addressOf,
  chain,
  client,
  confirm,
  deadlineIn,
  requireBalance,
} from '../../../support/chain';
import {type Amounts, listed, quoted} from './tokens';

const factory = {
  address: addressOf('UniswapV2Factory'),
  abi: parseAbi(['function getPair(address tokenA, address tokenB) view returns (address pair)']),
} as const;

export const pairAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
  'function nonces(address owner) view returns (uint256)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
]);

// #region read
/** The account's liquidity in the v2 pair, and what the pair pays for it now. */
export async function readV2Liquidity() {
  const args = [listed.address, quoted.address] as const;
  const address = await client.readContract({...factory, functionName: 'getPair', args});
  if (address === zeroAddress) {
    throw new Error(`there is no v2 pair of ${listed.symbol} and ${quoted.symbol}`);
  }
  const blockNumber = await client.getBlockNumber(); // all values of one block
  const pair = {address, abi: pairAbi, blockNumber} as const;
  const of = {...pair, functionName: 'balanceOf', args: [account]} as const;
  const [liquidity, supply, reserves] = await Promise.all([
    client.readContract(of),
    client.readContract({...pair, functionName: 'totalSupply'}),
    client.readContract({...pair, functionName: 'getReserves'}),
  ]);
  const [reserve0, reserve1] = reserves;
  return {pair: address, liquidity, supply, reserves: [reserve0, reserve1] as const};
}

export type V2Liquidity = Awaited<ReturnType<typeof readV2Liquidity>>;

/** What the pair pays for a part of the liquidity; each amount rounds down. */
export const worthOf = (part: bigint, {reserves, supply}: V2Liquidity): Amounts => [
  (reserves[0] * part) / supply,
  (reserves[1] * part) / supply,
];
// #endregion read

// #region permit
/** Signs that the spender may take this much of the account's liquidity, and no more. */
export async function signPairPermit(
  pair: Address,
  {spender, value, deadline}: {spender: Address; value: bigint; deadline: bigint},
) {
  const call = {address: pair, abi: pairAbi, functionName: 'nonces', args: [account]} as const;
  const nonce = await client.readContract(call);
  const signature = await client.signTypedData({
    domain: {name: 'Uniswap V2', version: '1', chainId: chain.id, verifyingContract: pair},
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
    message: {owner: account, spender, value, nonce, deadline},
  });
  const {r, s, yParity} = parseSignature(signature);
  return [pair, value, deadline, 27 + yParity, r, s] as const;
}
// #endregion permit

const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
]);

/** On the local chain, gives the account liquidity to migrate. */
export async function provideToV2(): Promise<void> {
  const [listedAmount, quotedAmount] = [
    parseUnits('5', listed.decimals),
    parseUnits('10000', quoted.decimals),
  ];
  await requireBalance(listed, listedAmount);
  await requireBalance(quoted, quotedAmount);
  const router = {address: addressOf('UniswapV2Router02'), abi: routerAbi} as const;
  const least = (amount: bigint) => (amount * 995n) / 1_000n;
  const args = [
    ...([listed.address, quoted.address, listedAmount, quotedAmount] as const),
    ...([least(listedAmount), least(quotedAmount), account, await deadlineIn(600n)] as const),
  ] as const;
  const call = {...router, functionName: 'addLiquidity', args} as const;
  const spender = router.address;
  const allowed = [
    {token: listed.address, spender, amount: listedAmount},
    {token: quoted.address, spender, amount: quotedAmount},
  ];
  await withAllowances(allowed, async () => confirm(await client.writeContract(call)));
}
