import {reverts, run} from '../support/reproduce';
import {encode, router, usdc} from './support/router';
import {byPath, deployV4} from './support/v4';

const [SWAP_EXACT_IN, SWAP_EXACT_OUT, DONATE] = ['0x07', '0x09', '0x0a'] as const;
const [SETTLE_ALL, TAKE_ALL] = ['0x0c', '0x0f'] as const;
const [thousandUsdc, halfEther] = [1_000_000_000n, 5n * 10n ** 17n];

run(async () => {
  const {act, answer} = await deployV4();

  // #region not-pool-manager
  // An account calls what only the pool manager may call.
  await reverts('NotPoolManager()', {...router, functionName: 'unlockCallback', args: ['0x']});
  // #endregion not-pool-manager

  // #region input-length-mismatch
  // One action, and the parameters of none.
  await reverts('InputLengthMismatch()', act(TAKE_ALL));
  // #endregion input-length-mismatch

  // #region unsupported-action
  await reverts('UnsupportedAction(uint256)', act(DONATE, '0x'));
  // #endregion unsupported-action

  // #region delta-not-positive
  // The router owes USDC, and is to take some out.
  await answer({amount0: 0n, amount1: 0n, delta: -thousandUsdc});
  const take = act(TAKE_ALL, encode('address, uint256', usdc, 1n));
  await reverts('DeltaNotPositive(address)', take);
  // #endregion delta-not-positive

  // #region delta-not-negative
  // The router is owed USDC, and is to pay some in.
  await answer({amount0: 0n, amount1: 0n, delta: thousandUsdc});
  const settle = act(SETTLE_ALL, encode('address, uint256', usdc, thousandUsdc));
  await reverts('DeltaNotNegative(address)', settle);
  // #endregion delta-not-negative

  // #region v4-too-little-received
  // 0.5 WETH comes out, and 1 unit more is the least that the caller takes.
  await answer({amount0: -thousandUsdc, amount1: halfEther, delta: 0n});
  const sell = byPath({amount: thousandUsdc, limit: halfEther + 1n});
  await reverts('V4TooLittleReceived(uint256,uint256)', act(SWAP_EXACT_IN, sell));
  // #endregion v4-too-little-received

  // #region v4-too-little-received-per-hop
  // The hop costs 2,000,000,000 / 10^18 USDC units per WETH unit, in 18 decimals: above its limit.
  const limited = byPath({amount: thousandUsdc, limit: halfEther}, [1_999_999_999n]);
  await reverts('V4TooLittleReceivedPerHop(uint256,uint256,uint256)', act(SWAP_EXACT_IN, limited));
  // #endregion v4-too-little-received-per-hop

  // #region invalid-hop-slippage-length
  // One pool, and limits for two.
  const twoLimits = byPath({amount: thousandUsdc, limit: halfEther}, [1n, 1n]);
  await reverts('InvalidHopSlippageLength()', act(SWAP_EXACT_IN, twoLimits));
  // #endregion invalid-hop-slippage-length

  // #region safe-cast-overflow
  // A pool whose hook takes more than the output: the swap's output is below 0.
  await answer({amount0: -thousandUsdc, amount1: -1n, delta: 0n});
  await reverts(
    'SafeCastOverflow()',
    act(SWAP_EXACT_IN, byPath({amount: thousandUsdc, limit: halfEther})),
  );
  // #endregion safe-cast-overflow

  // #region v4-too-much-requested
  // 0.5 WETH goes in for 1,000 USDC, and 1 unit less is the most that the caller pays.
  await answer({amount0: thousandUsdc, amount1: -halfEther, delta: 0n});
  const buy = byPath({amount: thousandUsdc, limit: halfEther - 1n});
  await reverts('V4TooMuchRequested(uint256,uint256)', act(SWAP_EXACT_OUT, buy));
  // #endregion v4-too-much-requested

  // #region v4-too-much-requested-per-hop
  // The hop costs 500,000,000 WETH units per USDC unit, in 18 decimals: above its limit.
  const price = 5n * 10n ** 26n;
  const capped = byPath({amount: thousandUsdc, limit: halfEther}, [price - 1n]);
  await reverts('V4TooMuchRequestedPerHop(uint256,uint256,uint256)', act(SWAP_EXACT_OUT, capped));
  // #endregion v4-too-much-requested-per-hop
});
