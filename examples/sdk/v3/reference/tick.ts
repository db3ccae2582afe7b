import assert from 'node:assert/strict';
import {FeeAmount, Tick, type TickConstructorArgs} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {parseAbi} from 'viem';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {poolAddress} from '../../support/readPool';
import {USDC, WETH} from '../../support/tokens';

const address = poolAddress(USDC, WETH, FeeAmount.LOW); // 500: the pool that takes 0.05%

run(async () => {
  // #region read
  const abi = parseAbi([
    'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256, uint256, int56, uint160, uint32, bool)',
  ]);
  const index = 201_310;
  const call = {address, abi, functionName: 'ticks', args: [index]} as const;
  const [liquidityGross, liquidityNet] = await client.readContract(call);

  const args: TickConstructorArgs = {
    index,
    liquidityGross: String(liquidityGross), // a string, as the SDK takes no bigint
    liquidityNet: String(liquidityNet),
  };
  const tick = new Tick(args);
  console.log(`tick   ${tick.index}`);
  console.log(`gross  ${tick.liquidityGross.toString()}`);
  console.log(`net    ${tick.liquidityNet.toString()}`);
  // #endregion read
  assert.equal(BigInt(tick.liquidityNet.toString()), liquidityNet);

  // #region cross
  const before = JSBI.BigInt('512980761968081582'); // active below the tick
  const rising = JSBI.add(before, tick.liquidityNet);
  console.log(`liquidity above the tick: ${rising.toString()}`);
  const falling = JSBI.subtract(rising, tick.liquidityNet);
  // #endregion cross
  assert(JSBI.equal(falling, before));

  // #region throws
  await printFailure('a tick beyond the last', () => new Tick({...args, index: 887_273}));
  await printFailure('a bigint', () => new Tick({...args, liquidityNet: liquidityNet as never}));
  await printFailure('a number with a fraction', () => new Tick({...args, liquidityNet: 0.5}));
  // #endregion throws
});
