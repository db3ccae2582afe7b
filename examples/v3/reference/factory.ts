import {createTestClient, parseAbi, parseEventLogs} from 'viem';
import {addressOf, chain, client, confirm, tokenOf, transport} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';

const [usdc, uni] = [tokenOf('USDC'), tokenOf('UNI')];

const factory = {
  address: addressOf('UniswapV3Factory'),
  abi: parseAbi([
    'event PoolCreated(address indexed token0, address indexed token1, uint24 indexed fee, int24 tickSpacing, address pool)',
    'function createPool(address tokenA, address tokenB, uint24 fee) returns (address pool)',
    'function enableFeeAmount(uint24 fee, int24 tickSpacing)',
    'function feeAmountTickSpacing(uint24 fee) view returns (int24)',
    'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
    'function owner() view returns (address)',
  ]),
} as const;

async function createPool(): Promise<void> {
  // #region create-pool
  const feePips = 3_000; // 0.3%
  const hash = await client.writeContract({
    ...factory,
    functionName: 'createPool',
    args: [usdc.address, uni.address, feePips],
  });
  const {logs} = await confirm(hash);
  const [created] = parseEventLogs({...factory, eventName: 'PoolCreated', logs});
  console.log(`token0  ${created?.args.token0 === uni.address ? 'UNI' : 'USDC'}`);
  console.log(`ticks are ${created?.args.tickSpacing} apart`);
  // #endregion create-pool

  // #region get-pool
  const pools = await Promise.all(
    [
      [usdc.address, uni.address, 3_000] as const,
      [uni.address, usdc.address, 3_000] as const,
      [uni.address, usdc.address, 10_000] as const,
    ].map((args) => client.readContract({...factory, functionName: 'getPool', args})),
  );
  console.log(
    `either order gives the pool: ${pools[0] === created?.args.pool && pools[0] === pools[1]}`,
  );
  console.log(`no pool of that fee: ${pools[2]}`);
  // #endregion get-pool
}

async function readFees(): Promise<void> {
  // #region fee-tiers
  for (const feePips of [100, 500, 3_000, 10_000, 2_500]) {
    const spacing = await client.readContract({
      ...factory,
      functionName: 'feeAmountTickSpacing',
      args: [feePips],
    });
    console.log(
      `${feePips / 10_000}%: ${spacing === 0 ? 'not enabled' : `tick spacing ${spacing}`}`,
    );
  }
  // #endregion fee-tiers
}

async function enableFee(): Promise<void> {
  // #region enable-fee
  const owner = await client.readContract({...factory, functionName: 'owner'});
  // On the local chain anybody may act as the owner; on mainnet it takes a vote.
  const tester = createTestClient({chain, transport, mode: 'anvil'});
  await tester.impersonateAccount({address: owner});
  await tester.setBalance({address: owner, value: 10n ** 18n});
  const hash = await client.writeContract({
    ...factory,
    account: owner,
    functionName: 'enableFeeAmount',
    args: [2_500, 50],
  });
  await confirm(hash);
  // #endregion enable-fee
}

runOnSandbox('acts as the owner of the factory', async () => {
  await createPool();
  await readFees();
  await enableFee();
  await readFees();
});
