import {parseAbi} from 'viem';
import {fromHardhat} from '../../../sandbox/fromPackage';
import {client, confirm, deploy, reverts, run} from '../support/reproduce';
import {caller, encode, plan, router, usdc} from './support/router';

const SWEEP = 0x04;
const PERMIT2_PERMIT = 0x0a;

run(async () => {
  const sweep = encode('address, address, uint256', usdc, caller, 1n);

  // #region transaction-deadline-passed
  const yesterday = (await client.getBlock()).timestamp - 86_400n;
  await reverts('TransactionDeadlinePassed()', {
    ...router,
    functionName: 'execute',
    args: ['0x04', [sweep], yesterday],
  });
  // #endregion transaction-deadline-passed

  // #region length-mismatch
  // Two commands, and the inputs of one.
  await reverts('LengthMismatch()', {
    ...router,
    functionName: 'execute',
    args: ['0x0404', [sweep]],
  });
  // #endregion length-mismatch

  // #region invalid-command-type
  await reverts('InvalidCommandType(uint256)', plan([0x07, '0x']));
  // #endregion invalid-command-type

  // #region execution-failed
  // Permit2 refuses the permit, whose deadline passed in 2023.
  const details = {token: usdc, amount: 100_000_000n, expiration: 1_700_086_400, nonce: 0};
  const permit = {details, spender: router.address, sigDeadline: 1_700_000_000n};
  const input = encode(
    '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline), bytes',
    permit,
    `0x${'11'.repeat(65)}`,
  );
  await reverts('ExecutionFailed(uint256,bytes)', plan([PERMIT2_PERMIT, input]));
  // #endregion execution-failed

  // #region contract-locked
  // A token that calls the router while the router asks it for a balance.
  const token = await deploy(
    {file: 'examples/reverts/universal-router/ReenteringToken.sol', contract: 'ReenteringToken'},
    [router.address],
  );
  const asked = encode('address, address, uint256', token, caller, 1n);
  await reverts('ContractLocked()', plan([SWEEP, asked]));
  // #endregion contract-locked

  // #region invalid-eth-sender
  const sender = await deploy({
    file: 'examples/reverts/universal-router/EtherSender.sol',
    contract: 'EtherSender',
  });
  await reverts('InvalidEthSender()', {
    address: sender,
    abi: parseAbi(['function send(address to) payable']),
    functionName: 'send',
    args: [router.address],
    value: 1n,
  });
  // #endregion invalid-eth-sender

  // #region unsupported-protocol-error
  const placeholder = fromHardhat('@uniswap/universal-router', 'deploy/UnsupportedProtocol');
  const {contractAddress} = await confirm(await client.deployContract(placeholder));
  if (!contractAddress) throw new Error('the placeholder was not deployed');
  await reverts('UnsupportedProtocolError()', {
    address: contractAddress,
    abi: parseAbi(['function anything()']),
    functionName: 'anything',
  });
  // #endregion unsupported-protocol-error
});
