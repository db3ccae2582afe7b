import {callbackOf, type HookFault, type HookPermission} from '../../../protocol/hookFlags';

/** What a permission lets a hook do to those who use its pool. */
type Power = {swapper: string; provider: string};

const NO_AMOUNT = 'Changes no amount of a swap.';
const CREATION = 'May refuse the creation of a pool.';
const DONATION = 'May refuse a donation to providers.';
const LOCKED =
  'May permanently refuse every withdrawal and every fee collection (a decrease by 0).';

/** Each permission in words. */
export const powers: Readonly<Record<HookPermission, Power>> = {
  beforeInitialize: {swapper: CREATION, provider: CREATION},
  afterInitialize: {
    swapper:
      'May refuse the creation of a pool; may set the first fee of a pool with a dynamic fee.',
    provider: 'May refuse the creation of a pool for its starting price.',
  },
  beforeAddLiquidity: {
    swapper: NO_AMOUNT,
    provider: 'May refuse a deposit, or trade ahead of it.',
  },
  afterAddLiquidity: {
    swapper: NO_AMOUNT,
    provider: 'May refuse a deposit once its amounts are known.',
  },
  beforeRemoveLiquidity: {swapper: NO_AMOUNT, provider: LOCKED},
  afterRemoveLiquidity: {swapper: NO_AMOUNT, provider: LOCKED},
  beforeSwap: {
    swapper:
      'May refuse a swap or trade ahead of it; in a pool with a dynamic fee, may set the LP fee of this swap, up to 100%.',
    provider:
      'May stop all swaps; in a pool with a dynamic fee, may set what a swap pays providers, down to 0.',
  },
  afterSwap: {
    swapper: 'May refuse a swap once its amounts are known, or trade after it.',
    provider: 'May stop all swaps.',
  },
  beforeDonate: {swapper: NO_AMOUNT, provider: DONATION},
  afterDonate: {swapper: NO_AMOUNT, provider: DONATION},
  beforeSwapReturnDelta: {
    swapper:
      "May take part or all of an exact input, or take extra output at the swapper's cost; may fill the swap itself at its own price, and charge the unspecified currency.",
    provider: "May fill swaps itself, so that the pool's liquidity earns no fee on them.",
  },
  afterSwapReturnDelta: {
    swapper:
      'May take part or all of the output of an exact-input swap, or charge more input for an exact-output swap.',
    provider:
      'Earns nothing from the amount that the hook takes, unless the hook donates it, because this amount is not an LP fee.',
  },
  afterAddLiquidityReturnDelta: {
    swapper: NO_AMOUNT,
    provider: 'May charge a deposit any amount of both currencies, or pay part of it.',
  },
  afterRemoveLiquidityReturnDelta: {
    swapper: NO_AMOUNT,
    provider: 'May keep part or all of what a withdrawal pays.',
  },
};

/** Why `initialize` refuses a hook, as a sentence. */
export function faultSentence(fault: HookFault): string {
  switch (fault.kind) {
    case 'delta without callback':
      return `${fault.delta} needs ${callbackOf(fault.delta)}, which is off.`;
    case 'dynamic fee without hook':
      return 'The zero address means no hook, and without a hook the fee cannot be dynamic.';
    case 'no flag':
      return 'An address without a flag is accepted only where the fee is dynamic.';
  }
}
