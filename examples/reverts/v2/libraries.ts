import {parseAbi, parseUnits} from 'viem';
import {client, deploy, reverts, run} from '../support/reproduce';
import {blockAccount, createBlockingToken} from './support/blockingToken';
import {factory, router, usdc} from './support/v2';

const caller = {file: 'examples/reverts/v2/LibraryCaller.sol', contract: 'LibraryCaller'};
const abi = parseAbi([
  'function safeTransferFrom(address token, address from, uint256 value)',
  'function safeTransfer(address token, address to, uint256 value)',
  'function safeApprove(address token, address to, uint256 value)',
  'function safeTransferETH(address to) payable',
  'function fraction(uint256 numerator, uint256 denominator) pure returns (uint224)',
  'function mul(uint224 x, uint256 y) pure returns (uint256)',
  'function muli(uint224 x, int256 y) pure returns (int256)',
  'function muluq(uint224 x, uint224 y) pure returns (uint224)',
  'function divuq(uint224 x, uint224 y) pure returns (uint224)',
  'function reciprocal(uint224 x) pure returns (uint224)',
  'function mostSignificantBit(uint256 x) pure returns (uint8)',
  'function leastSignificantBit(uint256 x) pure returns (uint8)',
]);
const account = client.account.address;
/** A fraction of 1, with its 112 bits behind the point. */
const one = 2n ** 112n;
const largest = 2n ** 224n - 1n;

run(async () => {
  const contract = {address: await deploy(caller), abi} as const;
  const hundredUsdc = parseUnits('100', 6);

  // #region transfer-from-failed
  // The account has approved nothing to the contract.
  await reverts('TransferHelper::transferFrom: transferFrom failed', {
    ...contract,
    functionName: 'safeTransferFrom',
    args: [usdc, account, hundredUsdc],
  });
  // #endregion transfer-from-failed

  // #region transfer-failed
  // The contract holds no USDC.
  await reverts('TransferHelper::safeTransfer: transfer failed', {
    ...contract,
    functionName: 'safeTransfer',
    args: [usdc, account, hundredUsdc],
  });
  // #endregion transfer-failed

  // #region approve-failed
  // The token gives the router no allowance, and says so with false.
  const blocking = await createBlockingToken();
  await blockAccount(blocking, router.address);
  await reverts('TransferHelper::safeApprove: approve failed', {
    ...contract,
    functionName: 'safeApprove',
    args: [blocking.token.address, router.address, 1n],
  });
  // #endregion approve-failed

  // #region eth-transfer-failed
  // The recipient is a contract that takes no ether.
  await reverts('TransferHelper::safeTransferETH: ETH transfer failed', {
    ...contract,
    functionName: 'safeTransferETH',
    args: [factory.address],
    value: 1n,
  });
  // #endregion eth-transfer-failed

  // #region fraction-zero
  await reverts('FixedPoint::fraction: division by zero', {
    ...contract,
    functionName: 'fraction',
    args: [1n, 0n],
  });
  // #endregion fraction-zero

  // #region fraction-overflow
  // 2^112 / 1 needs 113 bits before the point.
  await reverts('FixedPoint::fraction: overflow', {
    ...contract,
    functionName: 'fraction',
    args: [2n ** 112n, 1n],
  });
  // #endregion fraction-overflow

  // #region mul-overflow
  // 1 × 2^144, which with its 112 bits behind the point has 257 bits.
  await reverts('FixedPoint::mul: overflow', {
    ...contract,
    functionName: 'mul',
    args: [one, 2n ** 144n],
  });
  // #endregion mul-overflow

  // #region muli-overflow
  // Almost 2^256, where an int256 ends below 2^255.
  await reverts('FixedPoint::muli: overflow', {
    ...contract,
    functionName: 'muli',
    args: [largest, 2n ** 144n],
  });
  // #endregion muli-overflow

  // #region muluq-upper
  // 2^57 × 2^57 is above 2^112.
  await reverts('FixedPoint::muluq: upper overflow', {
    ...contract,
    functionName: 'muluq',
    args: [one * 2n ** 57n, one * 2n ** 57n],
  });
  // #endregion muluq-upper

  // #region muluq-sum
  // The whole parts give 2^112 − 1, and the parts behind the point carry over.
  await reverts('FixedPoint::muluq: sum overflow', {
    ...contract,
    functionName: 'muluq',
    args: [(2n ** 112n - 1n) * one, 2n * one - 1n],
  });
  // #endregion muluq-sum

  // #region divuq-zero
  await reverts('FixedPoint::divuq: division by zero', {
    ...contract,
    functionName: 'divuq',
    args: [one, 0n],
  });
  // #endregion divuq-zero

  // #region divuq-overflow
  // 1 divided by 2^-112, the smallest fraction.
  await reverts('FixedPoint::divuq: overflow', {
    ...contract,
    functionName: 'divuq',
    args: [one, 1n],
  });
  // #endregion divuq-overflow

  // #region reciprocal-zero
  await reverts('FixedPoint::reciprocal: reciprocal of zero', {
    ...contract,
    functionName: 'reciprocal',
    args: [0n],
  });
  // #endregion reciprocal-zero

  // #region reciprocal-overflow
  // 1 / 2^-112 is 2^112.
  await reverts('FixedPoint::reciprocal: overflow', {
    ...contract,
    functionName: 'reciprocal',
    args: [1n],
  });
  // #endregion reciprocal-overflow

  // #region full-math
  // The result needs more than 256 bits.
  await reverts('FullMath: FULLDIV_OVERFLOW', {
    ...contract,
    functionName: 'fraction',
    args: [2n ** 255n, 1n],
  });
  // #endregion full-math

  // #region most-significant-bit
  await reverts('BitMath::mostSignificantBit: zero', {
    ...contract,
    functionName: 'mostSignificantBit',
    args: [0n],
  });
  // #endregion most-significant-bit

  // #region least-significant-bit
  await reverts('BitMath::leastSignificantBit: zero', {
    ...contract,
    functionName: 'leastSignificantBit',
    args: [0n],
  });
  // #endregion least-significant-bit
});
