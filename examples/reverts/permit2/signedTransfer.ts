import {client, clientOf, reverts, run} from '../support/reproduce';
import {permit2, tenMinutesAhead, usdc} from './support/permit2';

const owner = client.account.address;
const spender = clientOf(1).account.address;
const hundredUsdc = 100_000_000n;

// Both checks come before that of the signature, so any 65 bytes do.
const signature = `0x${'11'.repeat(65)}` as const;

run(async () => {
  const deadline = await tenMinutesAhead();
  const permitted = {token: usdc, amount: hundredUsdc} as const;
  const take = {...permit2, functionName: 'permitTransferFrom', from: spender} as const;

  // #region invalid-amount
  await reverts('InvalidAmount(uint256)', {
    ...take,
    args: [
      {permitted, nonce: 0n, deadline},
      {to: spender, requestedAmount: hundredUsdc + 1n},
      owner,
      signature,
    ],
  });
  // #endregion invalid-amount

  // #region length-mismatch
  // Two tokens were signed for, and one transfer is asked for.
  await reverts('LengthMismatch()', {
    ...take,
    args: [
      {permitted: [permitted, permitted], nonce: 0n, deadline},
      [{to: spender, requestedAmount: hundredUsdc}],
      owner,
      signature,
    ],
  });
  // #endregion length-mismatch
});
