import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {FACTORY_ADDRESS, FeeAmount, TICK_SPACINGS} from '@uniswap/v3-sdk';
import {parseAbi} from 'viem';
import {client, run} from '../../../support/chain';

const names = Object.keys(FeeAmount).filter((key): key is keyof typeof FeeAmount =>
  Number.isNaN(Number(key)),
);

run(async () => {
  // #region enabled
  const abi = parseAbi(['function feeAmountTickSpacing(uint24 fee) view returns (int24)']);
  for (const name of names) {
    const feePips = FeeAmount[name];
    const call = {address: FACTORY_ADDRESS, abi, functionName: 'feeAmountTickSpacing'} as const;
    const spacing = await client.readContract({...call, args: [feePips]});
    const share = new Percent(feePips, 1_000_000).toFixed(2);
    const state = spacing === 0 ? 'not enabled here' : `spacing ${spacing}`;
    console.log(`${name.padEnd(7)}  ${String(feePips).padStart(5)}  ${share}%  ${state}`);
    if (spacing !== 0) assert.equal(spacing, TICK_SPACINGS[feePips]);
  }
  // #endregion enabled
});
