import {type Address, zeroAddress} from 'viem';
import {deployRelease2_1_0} from '../../universal-router/support/deployRelease2_1_0';
import {client, clientOf, deploy, reverts, run} from '../support/reproduce';
import {encode, plan, usdc} from './support/router';

const ACROSS_V4_DEPOSIT_V3 = 0x40;
const owner = client.account.address;

/** A deposit of 100 units of a token on mainnet, to be paid out on chain 10. */
const deposit = (inputToken: Address) =>
  encode(
    '(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message, bool useNative)',
    {
      ...{depositor: owner, recipient: owner, inputToken, outputToken: usdc},
      ...{inputAmount: 100n, outputAmount: 99n, destinationChainId: 10n},
      ...{exclusiveRelayer: zeroAddress, quoteTimestamp: 1, fillDeadline: 2},
      ...{exclusivityDeadline: 0, message: '0x', useNative: false},
    },
  );

run(async () => {
  const address = await deployRelease2_1_0(); // 2.0 has no Across
  const bridge = (inputToken: Address) => ({
    ...plan([ACROSS_V4_DEPOSIT_V3, deposit(inputToken)]),
    address,
  });

  // #region address-empty-code
  // The token is an account without code.
  const account = clientOf(1).account.address;
  await reverts('AddressEmptyCode(address)', bridge(account));
  // #endregion address-empty-code

  // #region failed-inner-call
  // The token is a contract that has no approve: here, the factory of v3.
  const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
  await reverts('FailedInnerCall()', bridge(factory));
  // #endregion failed-inner-call

  // #region safe-erc20-failed-operation
  // The token answers false to every approve.
  const token = await deploy({
    file: 'examples/reverts/universal-router/RefusingToken.sol',
    contract: 'RefusingToken',
  });
  await reverts('SafeERC20FailedOperation(address)', bridge(token));
  // #endregion safe-erc20-failed-operation
});
