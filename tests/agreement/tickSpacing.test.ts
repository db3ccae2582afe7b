import {afterAll, beforeAll, test} from 'vitest';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {TICK_SPACINGS} from '../../src/protocol/tickSpacing';
import {feePips} from './inputs';
import {expectAgreementOnChain} from './onChain';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

test('has the fees that UniswapV3Factory creates pools of, and their tick spacings', async () => {
  await expectAgreementOnChain(sandbox, {
    file: 'UniswapV3Factory',
    signature: 'function feeAmountTickSpacing(uint24) returns (int24)',
    sources: [{boundaries: [0n, ...TICK_SPACINGS.keys()], random: feePips.random}],
    ours: (fee) => TICK_SPACINGS.get(fee) ?? 0n,
  });
});
