import {maxInt256, maxUint128, maxUint256, parseAbi} from 'viem';
import {clientOf, deploy, reverts, run} from '../support/reproduce';
import {weth} from './support/pool';

const file = 'examples/reverts/v3/LibraryCaller.sol';
const somebody = clientOf(1).account.address;

run(async () => {
  const caller = {
    address: await deploy({file, contract: 'LibraryCaller'}),
    abi: parseAbi([
      'function addDelta(uint128 liquidity, int128 delta) pure returns (uint128 sum)',
      'function toHexString(uint256 value, uint256 bytesLength) pure returns (string text)',
      'function toAsciiString(address value, uint256 digits) pure returns (string text)',
      'function add(uint256 a, uint256 b) pure returns (uint256)',
      'function mul(uint256 a, uint256 b) pure returns (uint256)',
      'function div(uint256 a, uint256 b) pure returns (uint256)',
      'function sub(int256 a, int256 b) pure returns (int256)',
      'function registerInterface(bytes4 interfaceId)',
      'function functionCall(address target, bytes data) returns (bytes)',
      'function functionCallWithValue(address target, bytes data, uint256 amountWei) returns (bytes)',
    ]),
  } as const;

  // #region la
  await reverts('LA', {...caller, functionName: 'addDelta', args: [maxUint128, 1n]});
  // #endregion la

  // #region hex-length-insufficient
  // 256 needs two bytes.
  await reverts('Strings: hex length insufficient', {
    ...caller,
    functionName: 'toHexString',
    args: [256n, 1n],
  });
  // #endregion hex-length-insufficient

  // #region invalid-len
  // An address has 40 hexadecimal digits, and two of them make a byte.
  await reverts('AddressStringUtil: INVALID_LEN', {
    ...caller,
    functionName: 'toAsciiString',
    args: [somebody, 41n],
  });
  // #endregion invalid-len

  // #region addition-overflow
  await reverts('SafeMath: addition overflow', {
    ...caller,
    functionName: 'add',
    args: [maxUint256, 1n],
  });
  // #endregion addition-overflow

  // #region multiplication-overflow
  await reverts('SafeMath: multiplication overflow', {
    ...caller,
    functionName: 'mul',
    args: [maxUint256, 2n],
  });
  // #endregion multiplication-overflow

  // #region division-by-zero
  await reverts('SafeMath: division by zero', {...caller, functionName: 'div', args: [1n, 0n]});
  // #endregion division-by-zero

  // #region signed-subtraction-overflow
  await reverts('SignedSafeMath: subtraction overflow', {
    ...caller,
    functionName: 'sub',
    args: [maxInt256, -1n],
  });
  // #endregion signed-subtraction-overflow

  // #region invalid-interface-id
  // ERC-165 keeps this id for interfaces that no contract has.
  await reverts('ERC165: invalid interface id', {
    ...caller,
    functionName: 'registerInterface',
    args: ['0xffffffff'],
  });
  // #endregion invalid-interface-id

  // #region call-to-non-contract
  // The target is an account without code.
  await reverts('Address: call to non-contract', {
    ...caller,
    functionName: 'functionCall',
    args: [somebody, '0x'],
  });
  // #endregion call-to-non-contract

  // #region insufficient-balance-for-call
  // The contract that calls on holds no ether.
  await reverts('Address: insufficient balance for call', {
    ...caller,
    functionName: 'functionCallWithValue',
    args: [weth, '0x', 1n],
  });
  // #endregion insufficient-balance-for-call
});
