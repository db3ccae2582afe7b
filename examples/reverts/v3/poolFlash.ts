import {client, reverts, run} from '../support/reproduce';
import {createPool, deployDefaulter, initialize, pool} from './support/pool';

const recipient = client.account.address;
const oneUsdc = 1_000_000n;
const oneWeth = 10n ** 18n;

run(async () => {
  // #region l
  // The pool has a price, and nobody has provided liquidity.
  const empty = await createPool();
  await initialize(empty);
  await reverts('L', {...empty, functionName: 'flash', args: [recipient, oneUsdc, 0n, '0x']});
  // #endregion l

  // #region f0
  // The borrower's callback returns nothing.
  const defaulter = await deployDefaulter();
  await reverts('F0', {...defaulter, functionName: 'flash', args: [oneUsdc, 0n]});
  // #endregion f0

  // #region f1
  await reverts('F1', {...defaulter, functionName: 'flash', args: [0n, oneWeth]});
  // #endregion f1

  // #region tf
  // The pool holds less than a billion USDC, so its transfer to the borrower fails.
  await reverts('TF', {
    ...pool,
    functionName: 'flash',
    args: [recipient, 1_000_000_000n * oneUsdc, 0n, '0x'],
  });
  // #endregion tf
});
