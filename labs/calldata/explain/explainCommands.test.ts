import {
  CommandType,
  RoutePlanner,
  type UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  maxUint160,
  parseAbiParameters,
  type Hex,
} from 'viem';
import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {warningsIn} from './warningsIn';
import {encodeAgain} from './encodeAgain';
import {
  caller,
  inputOf,
  itself,
  NOW,
  plan,
  reader,
  SWAP,
  testExplainer,
  universal,
} from './explainer.fixture';

const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const [usdc, weth, uni] = ['USDC', 'WETH', 'UNI'].map(addressOf) as [Hex, Hex, Hex];
const path = encodePacked(
  ['address', 'uint24', 'address', 'uint24', 'address'],
  [uni, 3_000, weth, 500, usdc],
);

const sweepOf = (amountMin: bigint) =>
  ['0x04', 'address, address, uint256', usdc, caller, amountMin] as const;

const inAndOut = plan(
  ['0x0b', 'address, uint256', itself, 10n ** 18n],
  ['0x80', SWAP, itself, 1n << 255n, 0n, path, false],
  ['0x04', 'address, address, uint256', usdc, caller, 1_900_000_000n],
);

test('names the caller, the router and its whole balance', () => {
  expect(said(inAndOut)).toContain('Swaps exactly the whole balance of UNI for at least');
  expect(said(inAndOut)).toContain('to the called contract itself.');
  expect(said(inAndOut)).toContain(
    'at least 1,900 USDC (1900000000 smallest units), to the caller.',
  );
});

test('takes no offence at a minimum of zero that a later sweep makes up for', () => {
  expect(said(inAndOut)).not.toContain('! amountOutMin');
});

test.each([
  ['of another token', ['0x04', 'address, address, uint256', weth, caller, 1n]],
  ['with a minimum that the router reads as 0', sweepOf(2n ** 160n)],
] as const)('takes offence where the later sweep is one %s', (_what, sweep) => {
  const data = plan(['0x00', SWAP, itself, 10n ** 18n, 0n, path, true], sweep);
  expect(said(data)).toContain('! amountOutMin is 0');
});

test('says which minimum of a sweep counts', () => {
  expect(said(plan(sweepOf(2n ** 160n + 7n)))).toContain(
    'SWEEP reads amountMin as 160 bits: it counts as 7.',
  );
});

test('warns of what stays in the router', () => {
  const data = plan(['0x00', SWAP, itself, 10n ** 18n, 1_900_000n, path, true]);
  expect(explain(data)).toMatchObject({warnings: [{id: 'left-behind'}]});
});

test('warns where commands and inputs differ in number', () => {
  const args = ['0x0b0b', ['0x'], BigInt(NOW + 1)] as const;
  const data = encodeFunctionData({abi: universal, args});
  expect(explain(data)).toMatchObject({warnings: [{id: 'lengths'}]});
});

test('reads a plan inside of a plan', () => {
  const inner = encodeAbiParameters(parseAbiParameters('address, uint256'), [caller, 5n]);
  const data = plan(['0x21', 'bytes, bytes[]', '0x0c', [inner]]);
  expect(said(data)).toContain('UNWRAP_WETH: Unwraps all WETH that the router holds');
  expect(encodeAgain(explain(data))).toBe(data);
});

test('takes the whole balance of the router for no allowance', () => {
  expect(warningsIn(explain(plan(['0x0b', 'address, uint256', caller, 1n << 255n]))).length).toBe(
    0,
  );
});

test('warns of a plan that stands too deep to be read', () => {
  let [byte, input]: [Hex, Hex] = ['0x0b', '0x'];
  for (let depth = 0; depth < 9; depth += 1) {
    input = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [byte, [input]]);
    byte = '0x21';
  }
  const data = encodeFunctionData({abi: universal, args: [byte, [input], BigInt(NOW + 1)]});
  expect(said(data)).toContain('! The steps inside are not read here.');
  expect(warningsIn(explain(data)).length).toBe(1);
});

test('takes no flags where the router reads none', () => {
  const batch = '(address from, address to, uint160 amount, address token)[]';
  const transfer = {from: reader, to: itself, amount: 1n, token: usdc};
  expect(said(plan(['0x0d', batch, [transfer]]))).toContain(`! to ${itself} is not a flag here`);
  const check = plan(['0x0e', 'address, address, uint256', caller, usdc, 1n]);
  expect(said(check)).toContain(`Fails unless ${caller} has at least`);
});

test('knows that a bridge wants a quote of the past', () => {
  const types =
    '(address, address, address, address, uint256, uint256, uint256, address, uint32, uint32, uint32, bytes, bool)';
  const times = [NOW - 30, NOW + 60, 0];
  const values = [reader, reader, usdc, usdc, 5n, 5n, 10n, reader, ...times, '0x', false];
  const text = said(plan(['0x40', types, values]), {version: '2.1.1'});
  expect(text).toContain('Deposits 0.000005 USDC');
  expect(text).not.toContain('has passed');
});

test('reads a byte as the release that is chosen does', () => {
  const data = plan(['0x10', 'uint256, bytes', 1n, '0x1234']);
  expect(warningsIn(explain(data)).length).toBe(1);
  expect(said(data, {version: '1.2'})).toContain('SEAPORT: Buys from an NFT market');
  expect(said(data)).toContain('V4_SWAP: Its input cannot be read.');
  expect(said(data, {version: undefined})).toContain('! For the router of 1.2, 0x10 is SEAPORT.');
});

test('reads all six values of a swap, and says which routers do not', () => {
  const data = plan(['0x00', `${SWAP}, uint256[]`, caller, 10n ** 18n, 1n, path, true, [7n]]);
  expect(said(data)).toContain('Swaps exactly 1 UNI');
  expect(said(data)).toContain('! Routers before release 2.1.1 do not read minHopPriceX36');
  expect(encodeAgain(explain(data))).toBe(data);
});

test.each(['2_1_1', '2_1_2'])(
  'reads a swap that the SDK encodes for %s, at its address',
  (name) => {
    const values = [caller, String(10n ** 18n), '1', path, true, ['7']];
    const {commands, inputs} = new RoutePlanner().addCommand(
      CommandType.V3_SWAP_EXACT_IN,
      values,
      false,
      name.replaceAll('_', '.') as UniversalRouterVersion,
    );
    const args = [commands as Hex, inputs as Hex[], BigInt(NOW + 600)] as const;
    const data = encodeFunctionData({abi: universal, args});
    const to = addressOf(`UniversalRouterV${name}`);
    expect(said(data, {version: undefined, to})).toContain('Swaps exactly 1 UNI');
    expect(said(data, {version: undefined, to})).not.toContain('Routers before release');
    expect(said(data, {version: undefined, to: addressOf('UniversalRouterV2_0')})).toContain(
      '! Routers before release 2.1.1 do not read minHopPriceX36',
    );
  },
);

test('says of a command that may fail what its failure means', () => {
  const inner = inputOf(['0x0c', 'address, uint256', caller, 5n]);
  expect(said(plan(['0xa1', 'bytes, bytes[]', '0x0c', [inner]]))).toContain(
    'if one fails, all of them do. This step may fail while the transaction succeeds: what was paid in for it then stays in the router, unless a later step sends it back.',
  );
  const types = '((address,uint160,uint48,uint48),address,uint256), bytes';
  const permit = [[usdc, 5n, NOW + 60, 0], reader, BigInt(NOW + 60)];
  expect(said(plan(['0x8a', types, permit, '0x1234']))).toContain(
    'This step may fail while the transaction succeeds: later steps then run without it.',
  );
});

test('says of a swap that its flag allows no failure', () => {
  const text = said(plan(['0x80', SWAP, caller, 10n ** 18n, 1n, path, true]));
  expect(text).toContain('The flag 0x80 allows no failure here: if this step fails, all does.');
  expect(text).not.toContain('may fail');
});

test('says of an unknown command that the router refuses it', () => {
  expect(said(plan(['0x3e', 'uint256', 1n]))).toContain(
    'The router of 2.0 has no command 0x3e: it reverts.',
  );
});

test('says of the one number that 1.2 passes over that it does', () => {
  const data = plan(['0x14', 'uint256', 1n]);
  expect(said(data, {version: '1.2'})).toContain('has no command 0x14: it skips it.');
});

test('warns of an allowance without limit for a stranger', () => {
  const types = '((address,uint160,uint48,uint48),address,uint256), bytes';
  const data = plan([
    '0x0a',
    types,
    [[usdc, maxUint160, NOW + 60, 0], reader, BigInt(NOW + 60)],
    '0x1234',
  ]);
  const text = said(data);
  expect(text).toContain('! amount has no limit');
  expect(text).toContain(
    `spender ${reader} is not among the protocol’s contracts that the registry lists on Ethereum mainnet.`,
  );
  expect(text).toContain('deployments table of your wallet’s network');
});
