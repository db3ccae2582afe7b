import {encodePacked, parseAbi, parseEther, parseUnits} from 'viem';
import {client, deploy, reverts, run} from '../support/reproduce';
import {usdc, weth} from './support/pool';
import {deadlineIn, router} from './support/router';

const feePips = 3_000;
const tokenOnly = usdc;
const tokenAndFee = encodePacked(['address', 'uint24'], [usdc, feePips]);
const whole = encodePacked(['address', 'uint24', 'address'], [usdc, feePips, weth]);

run(async () => {
  const terms = {recipient: client.account.address, deadline: await deadlineIn(600n)};
  const input = {amountIn: parseUnits('1000', 6), amountOutMinimum: parseEther('0.49')};
  const output = {amountOut: parseEther('0.49'), amountInMaximum: parseUnits('1000', 6)};

  // #region slice-out-of-bounds
  // The path ends after its fee: 23 bytes, where a pool takes 43.
  await reverts('slice_outOfBounds', {
    ...router,
    functionName: 'exactInput',
    args: [{path: tokenAndFee, ...terms, ...input}],
  });
  // #endregion slice-out-of-bounds

  // #region to-address-out-of-bounds
  await reverts('toAddress_outOfBounds', {
    ...router,
    functionName: 'exactOutput',
    args: [{path: tokenAndFee, ...terms, ...output}],
  });
  // #endregion to-address-out-of-bounds

  // #region to-uint24-out-of-bounds
  await reverts('toUint24_outOfBounds', {
    ...router,
    functionName: 'exactOutput',
    args: [{path: tokenOnly, ...terms, ...output}],
  });
  // #endregion to-uint24-out-of-bounds

  const reader = {
    address: await deploy({
      file: 'examples/reverts/v3/PathReader.sol',
      contract: 'PathReader',
    }),
    abi: parseAbi([
      'function skipToken(bytes path) pure returns (bytes rest)',
      'function tokenAt(bytes path, uint256 start) pure returns (address token)',
      'function feeAt(bytes path, uint256 start) pure returns (uint24 feePips)',
    ]),
  } as const;

  // #region slice-overflow
  // The rest after a token and a fee would be 20 - 23 bytes long.
  await reverts('slice_overflow', {...reader, functionName: 'skipToken', args: [tokenOnly]});
  // #endregion slice-overflow

  // #region to-address-overflow
  // The place of the token was computed as -1, which wraps to the largest number.
  const before = 2n ** 256n - 1n;
  await reverts('toAddress_overflow', {
    ...reader,
    functionName: 'tokenAt',
    args: [whole, before],
  });
  // #endregion to-address-overflow

  // #region to-uint24-overflow
  await reverts('toUint24_overflow', {...reader, functionName: 'feeAt', args: [whole, before]});
  // #endregion to-uint24-overflow
});
