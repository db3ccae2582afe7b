import {parseAbi} from 'viem';
import {deploy, reverts, run} from '../support/reproduce';
import {onePrice} from './support/manager';

run(async () => {
  const caller = {
    address: await deploy({
      file: 'examples/reverts/v4/LibraryCaller.sol',
      contract: 'LibraryCaller',
    }),
    abi: parseAbi([
      'function toAsciiString(address account, uint256 digits) pure returns (string)',
      'function toHexString(uint256 value, uint256 length) pure returns (string)',
      'function getAmount0Delta(uint160 one, uint160 other, uint128 liquidity) pure returns (uint256)',
      'function getNextSqrtPriceFromInput(uint160 price, uint128 liquidity, uint256 amount, bool zeroForOne) pure returns (uint160)',
      'function getNextSqrtPriceFromOutput(uint160 price, uint128 liquidity, uint256 amount, bool zeroForOne) pure returns (uint160)',
    ]),
  } as const;

  // #region invalid-price-or-liquidity
  await reverts('InvalidPriceOrLiquidity()', {
    ...caller,
    functionName: 'getNextSqrtPriceFromInput',
    args: [onePrice, 0n, 1n, true],
  });
  // #endregion invalid-price-or-liquidity

  // #region invalid-price
  await reverts('InvalidPrice()', {
    ...caller,
    functionName: 'getAmount0Delta',
    args: [0n, onePrice, 1n],
  });
  // #endregion invalid-price

  // #region not-enough-liquidity
  // At a price of 1, liquidity of 1,000 holds less than 1,000 units of currency1.
  await reverts('NotEnoughLiquidity()', {
    ...caller,
    functionName: 'getNextSqrtPriceFromOutput',
    args: [onePrice, 1_000n, 1_000n, true],
  });
  // #endregion not-enough-liquidity

  // #region price-overflow
  // The same of currency0.
  await reverts('PriceOverflow()', {
    ...caller,
    functionName: 'getNextSqrtPriceFromOutput',
    args: [onePrice, 1_000n, 1_000n, false],
  });
  // #endregion price-overflow

  // #region invalid-address-length
  // An address has 40 hexadecimal digits, and two of them make a byte.
  await reverts('InvalidAddressLength(uint256)', {
    ...caller,
    functionName: 'toAsciiString',
    args: [caller.address, 41n],
  });
  // #endregion invalid-address-length

  // #region strings-insufficient-hex-length
  // 256 needs two bytes.
  await reverts('StringsInsufficientHexLength(uint256,uint256)', {
    ...caller,
    functionName: 'toHexString',
    args: [256n, 1n],
  });
  // #endregion strings-insufficient-hex-length
});
