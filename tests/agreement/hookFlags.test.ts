import {afterAll, beforeAll, test} from 'vitest';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {hookFlagsOf, isValidHook, HOOK_PERMISSIONS, permits} from '../../src/protocol/hookFlags';
import {expectThat} from '../../src/protocol/outOfRange';
import {unsigned} from './inputs';
import {expectAgreementOnChain} from './onChain';
import {happens} from './random';
import {hookAddress, keyFee} from './v4Inputs';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const file = 'tests/agreement/HookProbe.sol';

test('agrees with Hooks.isValidHookAddress', async () => {
  await expectAgreementOnChain(sandbox, {
    file,
    signature: 'function isValid(uint160, uint24) returns (bool)',
    sources: [hookAddress, keyFee],
    ours: (hooks, fee) => (isValidHook(hooks, fee) ? 1n : 0n),
  });
});

test('agrees with Hooks.validateHookPermissions', async () => {
  await expectAgreementOnChain(sandbox, {
    file,
    signature: 'function permissions(uint160, uint256) returns (uint160)',
    sources: [hookAddress, unsigned(14)],
    // Few random flags are those of a random address.
    related: (hooks = 0n, wanted = 0n) => [hooks, happens(0.7) ? hookFlagsOf(hooks) : wanted],
    ours(hooks, wanted) {
      const isWanted = (place: number) => (wanted >> BigInt(place)) % 2n === 1n;
      const isExact = HOOK_PERMISSIONS.every(
        (one, at) => permits(hooks, one) === isWanted(13 - at),
      );
      expectThat(isExact, 'exactly the permissions of the address');
      return hookFlagsOf(hooks);
    },
  });
});
