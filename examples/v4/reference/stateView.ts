import {encodePacked, keccak256, numberToHex} from 'viem';
import {addressOf, client, run} from '../../support/chain';
import {stateView} from '../support/lenses';
import {idOf, key} from '../support/pool';

const poolId = idOf(key);
const Q128 = 2n ** 128n;

run(async () => {
  // #region slot0
  const [sqrtPriceX96, tick, protocolFee, lpFee] = await client.readContract({
    ...stateView,
    functionName: 'getSlot0',
    args: [poolId],
  });
  // currency1 per currency0 in smallest units; ETH has 12 decimals more than USDC
  const usdcPerEth = (Number(sqrtPriceX96) / 2 ** 96) ** 2 * 10 ** 12;
  console.log(`1 ETH costs ${usdcPerEth.toFixed(2)} USDC, tick ${tick}`);
  console.log(`provider's fee ${lpFee / 10_000}%, protocol fee ${protocolFee}`);
  // #endregion slot0

  // #region liquidity
  const liquidity = await client.readContract({
    ...stateView,
    functionName: 'getLiquidity',
    args: [poolId],
  });
  const [growth0X128] = await client.readContract({
    ...stateView,
    functionName: 'getFeeGrowthGlobals',
    args: [poolId],
  });
  console.log(
    `liquidity in range ${liquidity}, fees of ETH ${(growth0X128 * liquidity) / Q128} wei`,
  );
  // #endregion liquidity

  // #region tick
  const tickUpper = 887_220; // of the position in the widest range
  const [gross, net] = await client.readContract({
    ...stateView,
    functionName: 'getTickLiquidity',
    args: [poolId, tickUpper],
  });
  const compressed = tickUpper / key.tickSpacing;
  const bitmap = await client.readContract({
    ...stateView,
    functionName: 'getTickBitmap',
    args: [poolId, compressed >> 8], // 256 usable ticks in a word
  });
  const isUsed = (bitmap >> BigInt(compressed & 255)) & 1n;
  console.log(`tick ${tickUpper}: gross ${gross}, net ${net}, bit ${isUsed}`);
  // #endregion tick

  // #region position
  const tokenId = 1n;
  const range = [-887_220, 887_220] as const;
  const salt = numberToHex(tokenId, {size: 32}); // what PositionManager uses
  const positionId = keccak256(
    encodePacked(
      ['address', 'int24', 'int24', 'bytes32'],
      [addressOf('PositionManager'), ...range, salt],
    ),
  );
  const [held, inside0Last] = await client.readContract({
    ...stateView,
    functionName: 'getPositionInfo',
    args: [poolId, positionId],
  });
  const [inside0] = await client.readContract({
    ...stateView,
    functionName: 'getFeeGrowthInside',
    args: [poolId, ...range],
  });
  const owed0 = (BigInt.asUintN(256, inside0 - inside0Last) * held) / Q128;
  console.log(`NFT ${tokenId} holds ${held} liquidity and is owed ${owed0} wei of fees`);
  // #endregion position
});
