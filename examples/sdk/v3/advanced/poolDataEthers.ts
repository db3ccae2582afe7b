import assert from 'node:assert/strict';
import {FeeAmount, Pool} from '@uniswap/v3-sdk';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/IUniswapV3Pool.sol/IUniswapV3Pool.json';
import {type BigNumber, Contract} from 'ethers';
import type {Address} from 'viem';
import {run} from '../../../support/chain';
import {provider} from '../../support/ethersClient';
import {USDC, WETH} from '../../support/tokens';
import {readState} from './support/readState';

type Slot0 = {sqrtPriceX96: BigNumber; tick: number};

run(async () => {
  // #region read
  const address = Pool.getAddress(USDC, WETH, FeeAmount.LOW); // computePoolAddress on mainnet
  const contract = new Contract(address, poolArtifact.abi, provider);
  const blockTag = await provider.getBlockNumber();
  const [{sqrtPriceX96, tick}, liquidity] = (await Promise.all([
    contract['slot0']?.({blockTag}),
    contract['liquidity']?.({blockTag}),
  ])) as [Slot0, BigNumber];
  const pool = new Pool(USDC, WETH, FeeAmount.LOW, String(sqrtPriceX96), String(liquidity), tick);
  // #endregion read

  const viem = await readState(address as Address, BigInt(blockTag));
  assert.equal(String(pool.sqrtRatioX96), String(viem.sqrtPriceX96));
  assert.equal(String(pool.liquidity), String(viem.liquidity));
  assert.equal(pool.tickCurrent, viem.tick);
  console.log(`ethers 5   ${sqrtPriceX96}, tick ${tick}, liquidity ${liquidity}`);
  console.log(`viem       ${viem.sqrtPriceX96}, tick ${viem.tick}, liquidity ${viem.liquidity}`);
});
