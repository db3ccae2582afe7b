import {numberToHex, parseAbi} from 'viem';
import {client, deploy, reverts, run} from '../support/reproduce';

run(async () => {
  const checks = {
    address: await deploy({
      file: 'examples/reverts/universal-router/OpenZeppelinChecks.sol',
      contract: 'OpenZeppelinChecks',
    }),
    abi: parseAbi([
      'function shorten(string text) pure returns (bytes32)',
      'function lengthen(bytes32 word) pure returns (string)',
      'function send(address to, uint256 amount)',
    ]),
  } as const;

  // #region string-too-long
  // 32 bytes, one more than fits into a word beside its length.
  await reverts('StringTooLong(string)', {
    ...checks,
    functionName: 'shorten',
    args: ['a name that is 32 characters wide'.slice(0, 32)],
  });
  // #endregion string-too-long

  // #region invalid-short-string
  // The last byte says how long the text is, and 31 is the most.
  await reverts('InvalidShortString()', {
    ...checks,
    functionName: 'lengthen',
    args: [numberToHex(32, {size: 32})],
  });
  // #endregion invalid-short-string

  // #region address-insufficient-balance
  // The contract holds no ETH.
  await reverts('AddressInsufficientBalance(address)', {
    ...checks,
    functionName: 'send',
    args: [client.account.address, 1n],
  });
  // #endregion address-insufficient-balance
});
