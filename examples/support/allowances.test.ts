import {getAddress, pad} from 'viem';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {withAllowances} from './allowances';
import {client} from './chain';

const spender = getAddress(pad('0x5e', {size: 20}));
const [usdc, weth] = [getAddress(pad('0x1', {size: 20})), getAddress(pad('0x2', {size: 20}))];
const allowances = [
  {token: usdc, spender, amount: 10n},
  {token: weth, spender, amount: 20n},
];

/** What each token's contract was last told to allow. */
const allowed = new Map<string, bigint>();

beforeEach(() => {
  allowed.clear();
  vi.spyOn(client, 'readContract').mockImplementation(
    (async ({address}: {address: string}) => allowed.get(address) ?? 0n) as never,
  );
  vi.spyOn(client, 'writeContract').mockImplementation(
    (async (call: {address: string; args: [string, bigint]}) =>
      void allowed.set(call.address, call.args[1])) as never,
  );
  vi.spyOn(client, 'waitForTransactionReceipt').mockResolvedValue({status: 'success'} as never);
});

afterEach(() => vi.restoreAllMocks());

test('allows each amount while something is done, and nothing afterwards', async () => {
  const during = await withAllowances(allowances, async () => new Map(allowed));
  expect([during.get(usdc), during.get(weth)]).toEqual([10n, 20n]);
  expect([allowed.get(usdc), allowed.get(weth)]).toEqual([0n, 0n]);
});

test('takes the allowances back where what it was for fails', async () => {
  const failing = withAllowances(allowances, async () => {
    throw new Error('reverted');
  });
  await expect(failing).rejects.toThrow('reverted');
  expect([allowed.get(usdc), allowed.get(weth)]).toEqual([0n, 0n]);
});
