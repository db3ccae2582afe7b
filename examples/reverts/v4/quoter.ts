import {encodeFunctionData, parseAbi} from 'viem';
import {addressOf} from '../../support/chain';
import {reverts, run} from '../support/reproduce';
import {ether, manager, poolKey} from './support/manager';
import {revertBytesOf} from './support/wrapped';

/** The quoter with mainnet's code. */
const quoter = {
  address: addressOf('V4Quoter'),
  abi: parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'struct QuoteExactSingleParams { PoolKey poolKey; bool zeroForOne; uint128 exactAmount; bytes hookData; }',
    'struct PathKey { address intermediateCurrency; uint24 fee; int24 tickSpacing; address hooks; bytes hookData; }',
    'struct QuoteExactParams { address exactCurrency; PathKey[] path; uint128 exactAmount; }',
    'function quoteExactInputSingle(QuoteExactSingleParams params) returns (uint256 amountOut, uint256 gasEstimate)',
    'function quoteExactOutputSingle(QuoteExactSingleParams params) returns (uint256 amountIn, uint256 gasEstimate)',
    'function _quoteExactInput(QuoteExactParams params) returns (bytes)',
    'function unlockCallback(bytes data) returns (bytes)',
    'function poolManager() view returns (address)',
  ]),
} as const;

run(async () => {
  const sell = {poolKey, zeroForOne: true, exactAmount: 1_000n, hookData: '0x'} as const;

  // #region unexpected-revert-bytes
  // No pool of ETH and USDC has this fee.
  await reverts('UnexpectedRevertBytes(bytes)', {
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{...sell, poolKey: {...poolKey, fee: 77}}],
  });
  // #endregion unexpected-revert-bytes

  // #region not-enough-liquidity
  // A billion USDC out of a pool that holds less. The error is inside of UnexpectedRevertBytes.
  const reason = await revertBytesOf({
    ...quoter,
    functionName: 'quoteExactOutputSingle',
    args: [{...sell, exactAmount: 10n ** 15n}],
  });
  console.log(`NotEnoughLiquidity(bytes32) → ${reason}`);
  // #endregion not-enough-liquidity

  // A path of no pool: the output is the input.
  const path = {exactCurrency: ether, path: [], exactAmount: 1_000n} as const;

  // #region not-self
  // An account calls what the quoter calls on itself.
  await reverts('NotSelf()', {...quoter, functionName: '_quoteExactInput', args: [path]});
  // #endregion not-self

  /** The quoter's answer to the pool manager, as a call by it: the quoter runs the data on itself. */
  const inside = (data: `0x${string}`) =>
    ({...quoter, from: manager.address, functionName: 'unlockCallback', args: [data]}) as const;

  // #region quote-swap
  // Each quote ends so, and the quoter reads the amount from it.
  const quote = encodeFunctionData({...quoter, functionName: '_quoteExactInput', args: [path]});
  await reverts('QuoteSwap(uint256)', inside(quote));
  // #endregion quote-swap

  // #region unexpected-call-success
  // A function that returns, in place of one that quotes and reverts.
  const getter = encodeFunctionData({...quoter, functionName: 'poolManager'});
  await reverts('UnexpectedCallSuccess()', inside(getter));
  // #endregion unexpected-call-success
});
