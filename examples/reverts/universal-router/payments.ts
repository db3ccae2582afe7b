import {zeroAddress} from 'viem';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {caller, encode, plan, revertsInside, self, usdc, weth} from './support/router';

const [SWEEP, TRANSFER, PAY_PORTION] = [0x04, 0x05, 0x06];
const [V2_SWAP_EXACT_IN, WRAP_ETH] = [0x08, 0x0b];
const [PERMIT2_TRANSFER_FROM_BATCH, BALANCE_CHECK_ERC20] = [0x0d, 0x0e];
const ETH = zeroAddress;
const owner = client.account.address;

run(async () => {
  // #region insufficient-eth
  // One ETH is to be wrapped, and none was sent.
  const oneEther = encode('address, uint256', self, 10n ** 18n);
  await reverts('InsufficientETH()', plan([WRAP_ETH, oneEther]));
  // #endregion insufficient-eth

  // #region insufficient-token
  // The router holds no USDC, and 1 USDC is the least that the caller takes.
  const oneUsdc = encode('address, address, uint256', usdc, caller, 1_000_000n);
  await reverts('InsufficientToken()', plan([SWEEP, oneUsdc]));
  // #endregion insufficient-token

  // #region invalid-bips
  const portion = encode('address, address, uint256', usdc, owner, 10_001n);
  await reverts('InvalidBips()', plan([PAY_PORTION, portion]));
  // #endregion invalid-bips

  // #region balance-too-low
  // The account holds 1,000,000 USDC. The router reports the reason inside of ExecutionFailed.
  const asked = encode('address, address, uint256', owner, usdc, 1_000_001_000_000n);
  await revertsInside('BalanceTooLow()', plan([BALANCE_CHECK_ERC20, asked]));
  // #endregion balance-too-low

  // #region from-address-is-not-owner
  const other = clientOf(1).account.address;
  const transfer = {from: other, to: owner, amount: 1_000_000n, token: usdc};
  const batch = encode('(address from, address to, uint160 amount, address token)[]', [transfer]);
  await reverts('FromAddressIsNotOwner()', plan([PERMIT2_TRANSFER_FROM_BATCH, batch]));
  // #endregion from-address-is-not-owner

  // #region unsafe-cast
  // Permit2 counts in uint160: the caller cannot pay 2^160 units through it.
  const tooMuch = encode(
    'address, uint256, uint256, address[], bool',
    ...[caller, 2n ** 160n, 1n, [usdc, weth], true],
  );
  await reverts('UnsafeCast()', plan([V2_SWAP_EXACT_IN, tooMuch]));
  // #endregion unsafe-cast

  // #region transfer-failed
  // The router holds no USDC to send on.
  const sent = encode('address, address, uint256', usdc, owner, 1_000_000n);
  await reverts('TRANSFER_FAILED', plan([TRANSFER, sent]));
  // #endregion transfer-failed

  // #region eth-transfer-failed
  // The router holds no ETH to send on.
  const ether = encode('address, address, uint256', ETH, owner, 1n);
  await reverts('ETH_TRANSFER_FAILED', plan([TRANSFER, ether]));
  // #endregion eth-transfer-failed
});
