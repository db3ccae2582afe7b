import eventsArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/pool/IUniswapV3PoolEvents.sol/IUniswapV3PoolEvents.json';
import {createTestClient, parseAbi, parseEther, parseUnits, type Abi, type Address} from 'viem';
import {mainnet} from 'viem/chains';
import {addressOf, client, confirm, run, transport} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {show, usdc} from '../support/tokens';
import {factoryAddress, pool} from './support/pool';
import {sell} from './support/sell';

const positionManager = addressOf('NonfungiblePositionManager');
const abi = parseAbi([
  'function balanceOf(address token, address account) view returns (uint256)',
  'function fee() view returns (uint24)',
  'function flashFee(address pool, uint128 amount) view returns (uint256)',
  'function isPool(address pool) view returns (bool)',
  'function keep(address pool, uint16 observations)',
  'function liquidityOf(address pool, address owner, int24 tickLower, int24 tickUpper) view returns (uint128)',
  'function secondsInside(address pool, int24 tickLower, int24 tickUpper) view returns (uint32)',
  'function takeATenth(address pool)',
  'function wasInRange(address pool, uint32 secondsAgo, int24 tickLower, int24 tickUpper) view returns (bool)',
]);

async function made(contract: string, args: readonly unknown[] = []) {
  const file = 'examples/v3/reference/core/Interfaces.sol';
  return {address: await deploy({file, contract}, args), abi} as const;
}

async function readThrough(): Promise<void> {
  const checker = await made('PoolChecker', [factoryAddress]);
  const isPool = await client.readContract({
    ...checker,
    functionName: 'isPool',
    args: [pool.address],
  });
  console.log(`factory    the pool is genuine: ${isPool}`);

  const ranges = await made('RangeReader');
  const args = [pool.address, 3_600, 200_000, 200_400] as const;
  const wasInRange = await client.readContract({...ranges, functionName: 'wasInRange', args});
  console.log(`pool       its mean tick of an hour was in the range: ${wasInRange}`);

  const constructed = await made('Constructed', [factoryAddress]);
  const fee = await client.readContract({...constructed, functionName: 'fee'});
  console.log(`deployer   it builds no pool now, so the fee is ${fee}`);

  const balances = await made('BalanceReader');
  const held = await client.readContract({
    ...balances,
    functionName: 'balanceOf',
    args: [usdc.address, pool.address],
  });
  console.log(`erc20      the pool holds ${show(held, usdc)}`);
}

async function readParts(): Promise<void> {
  const ticks = [-887_220, 887_220] as const;
  const secondsReader = await made('SecondsReader');
  const readSeconds = () =>
    client.readContract({
      ...secondsReader,
      functionName: 'secondsInside',
      args: [pool.address, ...ticks],
    });
  const before = await readSeconds();

  const history = await made('HistoryKeeper');
  const args = [pool.address, 101] as const;
  await confirm(await client.writeContract({...history, functionName: 'keep', args}));
  const [, , , , next] = await client.readContract({...pool, functionName: 'slot0'});
  console.log(`actions    the pool will keep ${next} observations`);
  console.log(`derived    ${(await readSeconds()) - before} s passed in the range`);

  const fees = await made('FeeReader');
  const loan = [pool.address, parseUnits('10000', usdc.decimals)] as const;
  const fee = await client.readContract({...fees, functionName: 'flashFee', args: loan});
  console.log(`immutables a loan of 10,000 USDC costs ${show(fee, usdc)}`);

  const positions = await made('LiquidityReader');
  const liquidity = await client.readContract({
    ...positions,
    functionName: 'liquidityOf',
    args: [pool.address, positionManager, ...ticks],
  });
  console.log(`state      liquidity of the position manager ${liquidity}`);
}

async function setShares(): Promise<void> {
  const keeper = await made('ShareKeeper');
  await giveFactoryTo(keeper.address);
  const args = [pool.address] as const;
  await confirm(await client.writeContract({...keeper, functionName: 'takeATenth', args}));
  const [, , , , , feeProtocol] = await client.readContract({...pool, functionName: 'slot0'});
  console.log(`owner      the protocol gets 1/${feeProtocol % 16} and 1/${feeProtocol >> 4}`);
}

/** On the local chain anybody may act as the factory's owner; on mainnet it takes a vote. */
async function giveFactoryTo(newOwner: Address): Promise<void> {
  const factory = {
    address: factoryAddress,
    abi: parseAbi(['function owner() view returns (address)', 'function setOwner(address _owner)']),
  } as const;
  const owner = await client.readContract({...factory, functionName: 'owner'});
  const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});
  await tester.impersonateAccount({address: owner});
  await tester.setBalance({address: owner, value: parseEther('1')});
  const handover = {...factory, account: owner, functionName: 'setOwner'} as const;
  await confirm(await client.writeContract({...handover, args: [newOwner]}));
}

async function readEvents(): Promise<void> {
  const fromBlock = (await client.getBlockNumber()) + 1n;
  await sell({tokenIn: usdc, amountIn: parseUnits('100', usdc.decimals)});
  // #region events
  const events = await client.getContractEvents({
    address: pool.address,
    abi: eventsArtifact.abi as Abi, // of @uniswap/v3-core: all nine events
    fromBlock,
  });
  for (const {eventName} of events) console.log(`events     the pool emitted ${eventName}`);
  // #endregion events
}

run(async () => {
  await readThrough();
  await readParts();
  await setShares();
  await readEvents();
});
