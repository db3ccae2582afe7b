import {getDecayedAmount} from '@uniswap/uniswapx-sdk';
import {BigNumber} from 'ethers';
import {afterAll, beforeAll, test} from 'vitest';
import {addressOf} from '../../sandbox/addressOf';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {linearDecay} from '../../src/protocol/dutchDecay';
import {maximum, minimum} from '../../src/protocol/integers';
import {amount, either, signed, unsigned} from './inputs';
import {expectAgreementOnChain} from './onChain';
import {expectAgreementWithSdk} from './withSdk';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

/** Any time that leaves room before and after. */
const time = 2n ** 40n;
const decayed = (startAmount: bigint, endAmount: bigint, elapsed: bigint, duration: bigint) =>
  linearDecay({
    startAmount,
    endAmount,
    time,
    startTime: time - elapsed,
    endTime: time - elapsed + duration,
  });

const anyAmount = either(unsigned(256), amount);
const sources = [anyAmount, anyAmount, signed(30), unsigned(30)];
const parameters = '(uint256, uint256, int256, uint256) returns (uint256)';

test('agrees with ExclusiveDutchOrderReactor about outputs that fall', async () => {
  await expectAgreementOnChain(sandbox, {
    file: 'tests/agreement/DecayProbe.sol',
    args: [addressOf('OrderQuoter'), addressOf('ExclusiveDutchOrderReactor')],
    signature: `function output${parameters}`,
    sources,
    related: (a = 0n, b = 0n, ...times) => [maximum(a, b), minimum(a, b), ...times],
    ours: decayed,
    gasEach: 1_000_000n,
  });
});

test('agrees with ExclusiveDutchOrderReactor about inputs that rise', async () => {
  await expectAgreementOnChain(sandbox, {
    file: 'tests/agreement/DecayProbe.sol',
    args: [addressOf('OrderQuoter'), addressOf('ExclusiveDutchOrderReactor')],
    signature: `function input${parameters}`,
    sources,
    related: (a = 0n, b = 0n, ...times) => [minimum(a, b), maximum(a, b), ...times],
    ours: decayed,
    gasEach: 1_000_000n,
  });
});

test('agrees with getDecayedAmount of uniswapx-sdk', () => {
  expectAgreementWithSdk({
    sources,
    ours: decayed,
    theirs: (startAmount, endAmount, elapsed, duration) =>
      BigInt(
        getDecayedAmount(
          {
            startAmount: BigNumber.from(startAmount),
            endAmount: BigNumber.from(endAmount),
            decayStartTime: Number(time - elapsed),
            decayEndTime: Number(time - elapsed + duration),
          },
          Number(time),
        ).toString(),
      ),
  });
});
