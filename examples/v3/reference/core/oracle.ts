import {createTestClient} from 'viem';
import {mainnet} from 'viem/chains';
import {client, confirm, run, transport} from '../../../support/chain';
import {pool, poolAbi} from './support/pool';

const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});

/** The pool of USDC and WETH at the 0.05% tier, in which narrower positions stand. */
const narrow = {address: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640', abi: poolAbi} as const;

async function passSeconds(seconds: bigint): Promise<void> {
  const {timestamp} = await client.getBlock();
  await tester.setNextBlockTimestamp({timestamp: timestamp + seconds});
  await tester.mine({blocks: 1});
}

async function readAverage(): Promise<void> {
  // #region observe
  const windowSeconds = 3_600;
  const [ticks] = await client.readContract({
    ...pool,
    functionName: 'observe',
    args: [[windowSeconds, 0]], // an hour ago, and now
  });
  const [before = 0n, now = 0n] = ticks;
  // toward negative infinity, also where the difference is negative
  const meanTick = Math.floor(Number(now - before) / windowSeconds);
  const usdcPerWeth = 10 ** 12 / 1.0001 ** meanTick;
  console.log(`mean tick ${meanTick}, ${usdcPerWeth.toFixed(2)} USDC per WETH`);
  // #endregion observe

  // #region observations
  const [, , index] = await client.readContract({...pool, functionName: 'slot0'});
  for (const at of [index - 1, index]) {
    const [seconds, tickCumulative] = await client.readContract({
      ...pool,
      functionName: 'observations',
      args: [BigInt(at)],
    });
    console.log(`observation ${at}: ${seconds} s, ${tickCumulative}`);
  }
  // #endregion observations
}

async function growHistory(): Promise<void> {
  // #region grow
  const {gasUsed} = await confirm(
    await client.writeContract({
      ...pool,
      functionName: 'increaseObservationCardinalityNext',
      args: [110],
    }),
  );
  const [, , , cardinality, next] = await client.readContract({...pool, functionName: 'slot0'});
  console.log(`kept ${cardinality}, later ${next}, ${gasUsed} gas`);
  // #endregion grow
}

async function readInside(): Promise<void> {
  // #region inside
  const range = [199_310, 201_310] as const; // both ends hold liquidity
  const read = () =>
    client.readContract({...narrow, functionName: 'snapshotCumulativesInside', args: range});
  const [ticksBefore, perLiquidityBefore, secondsBefore] = await read();
  await passSeconds(600n);
  const [ticksNow, perLiquidityNow, secondsNow] = await read();
  const seconds = secondsNow - secondsBefore;
  const liquidity = (BigInt(seconds) * 2n ** 128n) / (perLiquidityNow - perLiquidityBefore);
  console.log(`${seconds} s inside, mean tick ${Number(ticksNow - ticksBefore) / seconds}`);
  console.log(`mean liquidity ${liquidity}`);
  // #endregion inside
}

run(async () => {
  await readAverage();
  await growHistory();
  await readInside();
});
