import {client, reverts, run} from '../support/reproduce';
import {createPool, deployDefaulter, pool} from './support/pool';

const recipient = client.account.address;
const MIN_SQRT_RATIO = 4_295_128_739n;
const lowestLimit = MIN_SQRT_RATIO + 1n;
const oneUsdc = 1_000_000n;

run(async () => {
  const created = await createPool();

  // #region as
  await reverts('AS', {
    ...pool,
    functionName: 'swap',
    args: [recipient, true, 0n, lowestLimit, '0x'],
  });
  // #endregion as

  // #region spl
  // A sale of token0 lowers the price, so its limit must be below the price and above the minimum.
  await reverts('SPL', {
    ...pool,
    functionName: 'swap',
    args: [recipient, true, oneUsdc, MIN_SQRT_RATIO, '0x'],
  });
  // #endregion spl

  // #region iia
  // The caller is a contract whose callback pays nothing.
  const defaulter = await deployDefaulter();
  await reverts('IIA', {...defaulter, functionName: 'swap', args: [oneUsdc, lowestLimit]});
  // #endregion iia

  // #region lok
  // A pool is locked until `initialize` gives it a price.
  await reverts('LOK', {
    ...created,
    functionName: 'swap',
    args: [recipient, true, oneUsdc, lowestLimit, '0x'],
  });
  // #endregion lok

  // #region r
  await reverts('R', {...created, functionName: 'initialize', args: [MIN_SQRT_RATIO - 1n]});
  // #endregion r

  // #region ai
  await reverts('AI', {...pool, functionName: 'initialize', args: [2n ** 96n]});
  // #endregion ai

  // #region i
  await reverts('I', {...created, functionName: 'observe', args: [[60, 0]]});
  // #endregion i

  // #region old
  // The pool was created less than ten years ago.
  await reverts('OLD', {...pool, functionName: 'observe', args: [[315_360_000, 0]]});
  // #endregion old
});
