import {addressOf, client, confirm} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {ADDRESS_THIS, encode, router, type Step} from '../../universal-router/support/router';
import {weth} from '../../v3/swaps/support/tokens';
import {listOf} from '../../v4/support/actions';
import {usdc} from '../../v4/support/pool';
import {callRouter02, callSwapRouter} from './callRouters';
import {callUniversalRouter, stepsInV4} from './callUniversalRouter';
import {readTerms, swapInV4, type ToolTerms} from './toolTerms';

const amountIn = 10n ** 10n; // 0.00000001 ETH

/**
 * A tiny swap in each pool: the first one fills storage that was empty, which later ones need not.
 * ETH pays for all of them, so that no allowance of the account was used before.
 */
export async function swapEarlier(deadline: bigint): Promise<void> {
  const terms = await readTerms({pays: 'ETH', amountIn, deadline});
  const inWeth = await readTerms({pays: 'WETH', amountIn, deadline});
  const calls = [
    {to: addressOf('UniswapV2Router02'), ...callRouter02(terms)},
    {to: addressOf('SwapRouter'), ...callSwapRouter(terms)},
    {to: router.address, ...callUniversalRouter(terms, await stepsInV4(terms))},
    {to: router.address, ...callUniversalRouter(terms, wrapAndSwap(inWeth))},
  ];
  for (const call of calls) await confirm(await client.sendTransaction(call));
}

/** The pool of WETH in v4, paid with ETH that the router wraps. */
function wrapAndSwap(terms: ToolTerms): Step[] {
  const {poolKey, zeroForOne} = swapInV4(terms);
  const least = terms.minimum.v4;
  const swap = {poolKey, zeroForOne, amountIn, amountOutMinimum: least, hookData: '0x'};
  const actions = listOf([
    ['SETTLE', weth.address, amountIn, false], // the router pays
    ['SWAP_EXACT_IN_SINGLE', swap],
    ['TAKE_ALL', usdc.address, least],
  ]);
  return [
    [command.WRAP_ETH, encode('address, uint256', ADDRESS_THIS, amountIn)],
    [command.V4_SWAP, actions],
  ];
}
