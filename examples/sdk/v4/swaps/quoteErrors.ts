import {Ether} from '@uniswap/sdk-core';
import {Pool} from '@uniswap/v4-sdk';
import {type Hex, numberToHex, parseEther, parseUnits, zeroAddress} from 'viem';
import {chain, client, run} from '../../../support/chain';
import {bitsOf, type Flag} from '../../../v4/hooks/support/flags';
import {refusal} from '../../../v4/hooks/support/refusal';
import {quoter} from '../../../v4/support/lenses';
import {key} from '../../../v4/support/pool';
import {printFailure} from '../../support/printFailure';
import {amountOf, show, USDC, WETH} from '../../support/tokens';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const DYNAMIC_FEE_FLAG = 0x800000;
const amountIn = amountOf(ETH, parseEther('1'));

/** An address that has these permissions; no contract stands there. */
const hookWith = (flags: readonly Flag[]): Hex => numberToHex(bitsOf(flags), {size: 20});

/** The first bytes of what the quoter reverts with, and of the error that it wraps. */
async function printRevert(mistake: string, changes: object, exactAmount: bigint): Promise<void> {
  const args = [
    {poolKey: {...key, ...changes}, zeroForOne: true, exactAmount, hookData: '0x'},
  ] as const;
  const call = {...quoter, functionName: 'quoteExactOutputSingle', args} as const;
  const data = await refusal(client.simulateContract(call));
  const wrapped = data.slice(2 + 2 * (4 + 64), 2 + 2 * (4 + 64 + 4)); // after offset and length
  console.log(`${mistake.padEnd(30)}  ${data.slice(0, 10)}, in it 0x${wrapped}`);
}

run(
  async () => {
    // #region contract
    await printRevert('no pool has this key', {fee: 2_999}, 1n);
    const tooMuch = parseUnits('100000000', USDC.decimals);
    await printRevert('more USDC than the pool has', {}, tooMuch);
    // #endregion contract

    const pool = await readV4Pool(ETH, USDC, key);
    const {sqrtRatioX96, liquidity, tickCurrent: tick, tickDataProvider: ticks} = pool;
    /** The same pool with a hook, or with other values. */
    const poolWith = ({hooks = zeroAddress as string, fee = 3_000, tickCurrent = tick}) =>
      new Pool(ETH, USDC, fee, 60, hooks, sqrtRatioX96, liquidity, tickCurrent, ticks);

    // #region sdk
    const withoutTicks = new Pool(ETH, USDC, 3_000, 60, zeroAddress, sqrtRatioX96, liquidity, tick);
    await printFailure('pool without ticks', () => withoutTicks.getOutputAmount(amountIn));
    const hooked = poolWith({hooks: hookWith(['beforeSwap'])});
    await printFailure('hook that is called by swaps', () => hooked.getOutputAmount(amountIn));
    await printFailure('tick of another block', () => poolWith({tickCurrent: tick + 5}));
    await printFailure('dynamic fee and no hook', () => poolWith({fee: DYNAMIC_FEE_FLAG}));
    await printFailure('WETH in a pool of ETH', () => pool.getOutputAmount(amountOf(WETH, 1n)));
    const otherChain = amountOf(Ether.onChain(chain.id + 1), 1n);
    await printFailure('ether of another chain', () => pool.getOutputAmount(otherChain));
    // #endregion sdk

    // #region silent
    const dynamic = poolWith({hooks: hookWith(['afterInitialize']), fee: DYNAMIC_FEE_FLAG});
    const [wrong] = await dynamic.getOutputAmount(amountIn);
    console.log(`${'fee of the key, if dynamic'.padEnd(30)}  ${show(wrong)}, and no error`);
    // #endregion silent
  },
  {sends: false},
);
