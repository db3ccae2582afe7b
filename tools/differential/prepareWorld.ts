import {
  encodeFunctionData,
  erc20Abi,
  maxUint160,
  maxUint256,
  maxUint48,
  numberToHex,
  parseAbi,
  parseEther,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import {accounts, deployer} from '../../sandbox/accounts';
import {addressOf} from '../../sandbox/addressOf';
import {request} from '../../packages/sandbox/chain/request';
import {fromHardhat} from '../../sandbox/fromPackage';
import {sortTokens} from '../../sandbox/seed/sortTokens';
import type {Sandbox} from '../../sandbox/startSandbox';
import {testClient} from '../../sandbox/testClient';
import type {Setting} from './case';
import {mintInV4} from './liquidityCase';
import {address, SYMBOLS, worth, type Symbol} from './market';

/** Holds enough of every token to move every price. */
export const attacker: Address = deployer;

const SPENDERS = [
  'Permit2',
  'SwapRouter',
  'SwapRouter02',
  'NonfungiblePositionManager',
  'UniswapV2Router02',
];
const permit2 = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
]);
const manager = fromHardhat('@uniswap/v3-periphery', 'NonfungiblePositionManager').abi;
const v4Manager = parseAbi(['function nextTokenId() view returns (uint256)']);
const GAS = numberToHex(8_000_000);
const WIDEST_TICK = 887_220;
const A_YEAR_SECONDS = 31_536_000n;

/** Gives sender and attacker tokens and allowances, and the sender positions. */
export async function prepareWorld(sandbox: Sandbox, router: string): Promise<Setting> {
  const client = testClient(sandbox);
  const {timestamp} = await client.getBlock();
  const deadline = timestamp + A_YEAR_SECONDS / 2n;
  const sender = client.account.address;
  const send = async (from: Address, call: {to: Address; data: Hex; value?: bigint}) => {
    const value = numberToHex(call.value ?? 0n);
    const params = [{from, gas: GAS, ...call, value}];
    // Anvil answers once it has mined: who polls for blocks may miss the one with the receipt.
    const mined = await request(sandbox.url, {method: 'eth_sendTransactionSync', params});
    if ((mined as {status: Hex}).status !== '0x1')
      throw new Error(`the world's transaction to ${call.to} reverts`);
  };
  await client.impersonateAccount({address: attacker});
  await client.setBalance({address: attacker, value: parseEther('10000000')});
  await send(attacker, {to: address.WETH, data: '0xd0e30db0', value: parseEther('1000000')});
  for (const from of [sender, attacker]) {
    for (const symbol of SYMBOLS) {
      for (const spender of SPENDERS) {
        await send(from, {to: address[symbol], data: approval(addressOf(spender))});
      }
    }
  }
  for (const symbol of SYMBOLS) {
    for (const spender of [router, 'PositionManager']) {
      const args = [address[symbol], addressOf(spender), maxUint160, Number(maxUint48)] as const;
      const data = encodeFunctionData({abi: permit2, args});
      await send(sender, {to: addressOf('Permit2'), data});
    }
  }
  const positions: bigint[] = [];
  for (const other of ['USDC', 'DAI'] as const) {
    const data = minted(other, {sender, deadline});
    const to = addressOf('NonfungiblePositionManager');
    const {data: returned} = await client.call({account: sender, to, data});
    positions.push(BigInt(returned?.slice(0, 66) ?? 0));
    await send(sender, {to, data});
  }
  const manager = {address: addressOf('PositionManager'), abi: v4Manager} as const;
  const v4Position = await client.readContract({...manager, functionName: 'nextTokenId'});
  await send(sender, {to: manager.address, ...mintInV4(deadline)});
  const strangers = [accounts[5]?.address ?? sender, address.UNI];
  return {sender, strangers, deadline, positions, v4Position};
}

const approval = (spender: Address): Hex =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    // UNI counts in 96 bits, and takes this for no limit.
    args: [spender, maxUint256],
  });

function minted(other: Symbol, {sender, deadline}: {sender: Address; deadline: bigint}): Hex {
  const [token0, token1] = sortTokens({[other]: 10_000, WETH: 5}, addressOf);
  const [amount0Desired, amount1Desired] = [token0, token1].map(({symbol}) =>
    worth(symbol as Symbol, 10_000),
  );
  const position = {
    token0: token0.address,
    token1: token1.address,
    fee: 3_000,
    tickLower: -WIDEST_TICK,
    tickUpper: WIDEST_TICK,
    amount0Desired,
    amount1Desired,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: sender,
    deadline,
  };
  return encodeFunctionData({abi: manager as Abi, functionName: 'mint', args: [position]});
}
