import {parseAbi} from 'viem';
import {addressOf} from '../../support/chain';
import {client, reverts, run} from '../support/reproduce';
import {ether, poolKey, usdc} from './support/manager';
import {
  aboveThePrice,
  act,
  type Action,
  encodeActions,
  deadline,
  positions,
} from './support/positions';

/** A call of the Universal Router 2.0 with one command, V4_SWAP, and these actions in it. */
const route = (...actions: readonly Action[]) =>
  ({
    address: addressOf('UniversalRouterV2_0'),
    abi: parseAbi(['function execute(bytes commands, bytes[] inputs) payable']),
    functionName: 'execute',
    args: ['0x10', [encodeActions(...actions)]],
  }) as const;

run(async () => {
  const {address: account} = client.account;

  // #region unsupported-action
  // DONATE has a number, and no contract of the packages does it.
  await reverts('UnsupportedAction(uint256)', act(['DONATE', 0n]));
  // #endregion unsupported-action

  // #region input-length-mismatch
  // One action, and the parameters of none.
  const bytes = `${'40'.padStart(64, '0')}${'80'.padStart(64, '0')}`;
  const one = `${'1'.padStart(64, '0')}${'14'.padEnd(64, '0')}${'0'.repeat(64)}`;
  await reverts('InputLengthMismatch()', {
    ...positions,
    functionName: 'modifyLiquidities',
    args: [`0x${bytes}${one}`, deadline],
  });
  // #endregion input-length-mismatch

  // #region slice-out-of-bounds
  // The data end where a list of actions should begin.
  await reverts('SliceOutOfBounds()', {
    ...positions,
    functionName: 'modifyLiquidities',
    args: ['0x', deadline],
  });
  // #endregion slice-out-of-bounds

  // #region delta-not-positive
  // A mint owes ETH, and the plan takes it out.
  await reverts(
    'DeltaNotPositive(address)',
    act(aboveThePrice(10n ** 18n), ['TAKE_PAIR', ether, usdc, account]),
  );
  // #endregion delta-not-positive

  // #region delta-not-negative
  // 1 wei of ETH was paid in, and the plan pays once more.
  await reverts('DeltaNotNegative(address)', {
    ...act(['SETTLE', ether, 1n, false], ['SETTLE_PAIR', ether, usdc]),
    value: 1n,
  });
  // #endregion delta-not-negative

  // #region insufficient-balance
  // 1 wei of ETH is wrapped, and none was sent.
  await reverts('InsufficientBalance()', act(['WRAP', 1n]));
  // #endregion insufficient-balance

  // #region v4-too-little-received
  // 0.001 ETH buys about 2 USDC, and 3 USDC is the least that the caller takes.
  const trade = {poolKey, zeroForOne: true, hookData: '0x'};
  await reverts(
    'V4TooLittleReceived(uint256,uint256)',
    route(['SWAP_EXACT_IN_SINGLE', {...trade, amountIn: 10n ** 15n, amountOutMinimum: 3_000_000n}]),
  );
  // #endregion v4-too-little-received

  // #region v4-too-much-requested
  // 1 USDC costs about 0.0005 ETH, and 1 wei is the most that the caller pays.
  await reverts(
    'V4TooMuchRequested(uint256,uint256)',
    route(['SWAP_EXACT_OUT_SINGLE', {...trade, amountOut: 1_000_000n, amountInMaximum: 1n}]),
  );
  // #endregion v4-too-much-requested

  // #region invalid-bips
  // 100% is 10,000.
  await reverts('InvalidBips()', route(['TAKE_PORTION', ether, account, 10_001n]));
  // #endregion invalid-bips
});
