import {client, clientOf, confirm, reverts, run} from '../support/reproduce';
import {permit2, usdc} from './support/permit2';

const owner = client.account.address;
const spender = clientOf(1).account.address;
const hundredUsdc = 100_000_000n;

run(async () => {
  const expiration = Number((await client.getBlock()).timestamp) + 86_400;

  // #region allowance-expired
  // The owner has never approved this spender: the stored expiration is 0.
  await reverts('AllowanceExpired(uint256)', {
    ...permit2,
    functionName: 'transferFrom',
    args: [owner, spender, hundredUsdc, usdc],
    from: spender,
  });
  // #endregion allowance-expired

  // #region insufficient-allowance
  await confirm(
    await client.writeContract({
      ...permit2,
      functionName: 'approve',
      args: [usdc, spender, hundredUsdc, expiration],
    }),
  );
  await reverts('InsufficientAllowance(uint256)', {
    ...permit2,
    functionName: 'transferFrom',
    args: [owner, spender, hundredUsdc + 1n, usdc],
    from: spender,
  });
  // #endregion insufficient-allowance

  // #region transfer-from-failed
  // Permit2 allows the spender, but the owner has not approved Permit2 on USDC itself.
  await reverts('TRANSFER_FROM_FAILED', {
    ...permit2,
    functionName: 'transferFrom',
    args: [owner, spender, hundredUsdc, usdc],
    from: spender,
  });
  // #endregion transfer-from-failed

  // #region excessive-invalidation
  // The stored nonce is 0, and one call may add 65,535 at most.
  await reverts('ExcessiveInvalidation()', {
    ...permit2,
    functionName: 'invalidateNonces',
    args: [usdc, spender, 65_536],
  });
  // #endregion excessive-invalidation
});
