import {encodeAbiParameters, formatUnits, keccak256, zeroAddress} from 'viem';
import {client, run, tokenOf} from '../../support/chain';
import {stateView} from '../support/lenses';

const usdc = tokenOf('USDC');

/** Computes the id of a pool from its key, and reads the pool by it. */
async function main(): Promise<void> {
  // #region id
  const poolKey = {
    currency0: zeroAddress, // ether
    currency1: usdc.address,
    feePips: 3_000, // 0.3%
    tickSpacing: 60,
    hooks: zeroAddress, // no hook
  };
  const encoded = encodeAbiParameters(
    [{type: 'address'}, {type: 'address'}, {type: 'uint24'}, {type: 'int24'}, {type: 'address'}],
    [poolKey.currency0, poolKey.currency1, poolKey.feePips, poolKey.tickSpacing, poolKey.hooks],
  );
  const poolId = keccak256(encoded);
  console.log(`PoolId       ${poolId}`);
  // #endregion id

  // #region state
  const [sqrtPriceX96, tick, protocolFee, lpFee] = await client.readContract({
    ...stateView,
    functionName: 'getSlot0',
    args: [poolId],
  });
  if (sqrtPriceX96 === 0n) throw new Error('no pool has this key');
  // Raw USDC per wei, times 10^18 wei for one ether.
  const rawUsdcPerEther = (sqrtPriceX96 ** 2n * 10n ** 18n) >> 192n;
  console.log(`price        ${formatUnits(rawUsdcPerEther, usdc.decimals)} USDC per ETH`);
  console.log(`tick         ${tick}`);
  console.log(`LP fee       ${lpFee}`);
  console.log(`protocol fee ${protocolFee & 0xfff} for ETH, ${protocolFee >> 12} for USDC`);
  // #endregion state
}

void run(main, {sends: false});
