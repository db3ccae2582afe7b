import {keccak256, toFunctionSelector} from 'viem';
import {afterAll, beforeAll, test} from 'vitest';
import {addressOf} from '../../sandbox/addressOf';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {maximum, minimum} from '../../src/protocol/integers';
import {keyFault, poolIdOf, type KeyFault, type PoolKey} from '../../src/protocol/poolKey';
import {swapFee} from '../../src/protocol/swapFee';
import {either, feePips, unsigned} from './inputs';
import {expectAgreementOnChain} from './onChain';
import {happens} from './random';
import {anySpacing, hookAddress, keyFee} from './v4Inputs';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const probe = {file: 'tests/agreement/PoolKeyProbe.sol', args: [addressOf('PoolManager')]};
const keySources = [unsigned(160), unsigned(160), keyFee, anySpacing, hookAddress];
const keyTypes = '(uint160, uint160, uint24, int24, uint160)';

const keyOf = ([
  currency0 = 0n,
  currency1 = 0n,
  fee = 0n,
  tickSpacing = 0n,
  hooks = 0n,
]: readonly bigint[]): PoolKey => ({
  currency0,
  currency1,
  fee,
  tickSpacing,
  hooks,
});

/** A key is refused for its order before its hook and its fee, so most have the right one. */
const ordered = (one = 0n, other = 0n, ...rest: bigint[]): bigint[] =>
  happens(0.9) ? [minimum(one, other), maximum(one, other), ...rest] : [one, other, ...rest];

const SELECTORS: Readonly<Record<KeyFault, bigint>> = {
  TickSpacingTooLarge: BigInt(toFunctionSelector('TickSpacingTooLarge(int24)')),
  TickSpacingTooSmall: BigInt(toFunctionSelector('TickSpacingTooSmall(int24)')),
  CurrenciesOutOfOrderOrEqual: BigInt(
    toFunctionSelector('CurrenciesOutOfOrderOrEqual(address,address)'),
  ),
  HookAddressNotValid: BigInt(toFunctionSelector('HookAddressNotValid(address)')),
  LPFeeTooLarge: BigInt(toFunctionSelector('LPFeeTooLarge(uint24)')),
};

test('agrees with PoolManager.initialize about every key, and about the error of the first fault', async () => {
  await expectAgreementOnChain(sandbox, {
    ...probe,
    signature: `function fault${keyTypes} returns (uint32)`,
    sources: keySources,
    related: ordered,
    ours(...input) {
      const fault = keyFault(keyOf(input));
      return fault ? SELECTORS[fault] : 0n;
    },
    gasEach: 1_000_000n,
  });
});

test('agrees with PoolKey.toId', async () => {
  await expectAgreementOnChain(sandbox, {
    ...probe,
    signature: `function id${keyTypes} returns (uint256)`,
    sources: keySources,
    related: ordered,
    ours: (...input) => BigInt(poolIdOf(keyOf(input), keccak256)),
  });
});

test('agrees with ProtocolFeeLibrary.calculateSwapFee', async () => {
  await expectAgreementOnChain(sandbox, {
    ...probe,
    signature: 'function swapFee(uint16, uint24) returns (uint24)',
    sources: [unsigned(12), either(feePips, unsigned(24))],
    ours: (protocol, lp) => swapFee({protocol, lp}),
  });
});
