import assert from 'node:assert/strict';
import {FeeAmount} from '@uniswap/v3-sdk';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/IUniswapV3Pool.sol/IUniswapV3Pool.json';
import {type BigNumber, Contract} from 'ethers';
import {run} from '../../../support/chain';
import {provider} from '../../support/ethersClient';
import {poolAddress} from '../../support/readPool';
import {USDC, WETH} from '../../support/tokens';
import {meansOf, observe} from './support/oracle';

const address = poolAddress(USDC, WETH, FeeAmount.MEDIUM);
const windowSeconds = 1_800;

run(async () => {
  // #region read
  const contract = new Contract(address, poolArtifact.abi, provider);
  const [ticks, perLiquidityX128] = (await contract['observe']?.([windowSeconds, 0])) as [
    [BigNumber, BigNumber],
    [BigNumber, BigNumber],
  ];
  const toBigInts = ([then, now]: [BigNumber, BigNumber]) =>
    [then.toBigInt(), now.toBigInt()] as const;
  const readings = {
    ticks: toBigInts(ticks),
    perLiquidityX128: toBigInts(perLiquidityX128),
  };
  const means = meansOf(readings, windowSeconds);
  // #endregion read

  assert.deepEqual(readings, await observe(address, windowSeconds));
  console.log(`ethers 5  tick ${means.tick}, liquidity ${means.liquidity}; the same by viem`);
});
