import {client, reverts, run} from '../support/reproduce';
import {deployDefaulter, pool} from './support/pool';

const recipient = client.account.address;
const liquidity = 10n ** 18n;

run(async () => {
  const mint = {...pool, functionName: 'mint'} as const;
  const burn = {...pool, functionName: 'burn'} as const;

  // #region tlu
  await reverts('TLU', {...mint, args: [recipient, 60, 60, liquidity, '0x']});
  // #endregion tlu

  // #region tlm
  // The lowest tick is -887,272, and the lowest that a spacing of 60 can use is -887,220.
  await reverts('TLM', {...mint, args: [recipient, -887_280, 60, liquidity, '0x']});
  // #endregion tlm

  // #region tum
  await reverts('TUM', {...mint, args: [recipient, 60, 887_280, liquidity, '0x']});
  // #endregion tum

  // #region lo
  const most = await client.readContract({...pool, functionName: 'maxLiquidityPerTick'});
  await reverts('LO', {...mint, args: [recipient, -60, 60, most + 1n, '0x']});
  // #endregion lo

  // #region ls
  // The caller has no position in this range, so there is nothing to take from.
  await reverts('LS', {...burn, args: [-60, 60, liquidity]});
  // #endregion ls

  // #region np
  await reverts('NP', {...burn, args: [-60, 60, 0n]});
  // #endregion np

  // #region m0
  // A range above the price takes token0 only; the callback pays nothing.
  const defaulter = await deployDefaulter();
  const provide = {...defaulter, functionName: 'mint'} as const;
  await reverts('M0', {...provide, args: [240_000, 240_060, liquidity]});
  // #endregion m0

  // #region m1
  // A range below the price takes token1 only.
  await reverts('M1', {...provide, args: [120_000, 120_060, liquidity]});
  // #endregion m1
});
