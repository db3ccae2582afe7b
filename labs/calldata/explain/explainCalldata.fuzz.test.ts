import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {concatHex, encodeAbiParameters, encodePacked, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText} from '../../../testing/hostileText.fixture';
import {readCatalogue} from '../readCatalogue';
import {ROUTER_VERSIONS, type RouterVersion} from './catalogue';
import {warningsIn} from './warningsIn';
import {encodeAgain} from './encodeAgain';
import {restoreZeros, type RecordedCall} from './recordedCall';
import {caller, itself, plan, SWAP, testExplainer} from './explainer.fixture';
import {explanationText} from './explanationText';

const catalogue = readCatalogue(process.cwd());
const {explain, addressOf} = testExplainer(catalogue);
const recorded = JSON.parse(
  readFileSync('labs/calldata/explain/recordedCalls.json', 'utf8'),
) as RecordedCall[];
const calls = recorded.map(({data}) => restoreZeros(data));
const selectors = catalogue.functions.map(({selector}) => selector);
const versions = fc.constantFrom(undefined, ...ROUTER_VERSIONS);

/** Explains, and expects a text that is not much longer than the input, and the same bytes again. */
function expectSound(text: string, data: string | undefined, version?: RouterVersion) {
  const explanation = explain(text, {version});
  expect(warningsIn(explanation).length).toBeGreaterThanOrEqual(0);
  expect(explanationText(explanation).length).toBeLessThanOrEqual(60 * text.length + 2_000);
  if (explanation.kind === 'unread') expect(explanation.message).toMatch(/^.{20,}[.)]$/s);
  else if (data !== undefined) expect(encodeAgain(explanation)).toBe(data);
  return explanation;
}

test('answers any text', () => {
  holds(fc.tuple(anyText, versions), ([text, version]) => {
    expectSound(text, undefined, version);
  });
});

test('reads the same from hex however it is written', () => {
  const wrapping = fc.constantFrom('', ' ', '\n', '"', "'", ',', ';', '\t', '\u00a0');
  holds(
    fc.tuple(fc.constantFrom(...calls), wrapping, fc.nat(), fc.boolean()),
    ([data, sign, at, isUpper]) => {
      const place = 2 + (at % (data.length - 2));
      const digits = `${data.slice(2, place)}${sign}${data.slice(place)}`;
      const text = isUpper ? digits.toUpperCase() : `0x${digits}`;
      expect(encodeAgain(explain(`${sign}${text}${sign}`))).toBe(data);
    },
    100,
  );
});

test('answers random bytes after the selector of each function', () => {
  const words = fc.array(
    fc.oneof(
      fc.nat(1_000).map((value) => value.toString(16).padStart(64, '0')),
      fc.constantFrom('f'.repeat(64), '0'.repeat(64), '7'.padStart(64, 'f')),
      fc
        .uint8Array({minLength: 32, maxLength: 32})
        .map((bytes) => Buffer.from(bytes).toString('hex')),
    ),
    {maxLength: 30},
  );
  const kinds = new Set<string>();
  holds(
    fc.tuple(fc.constantFrom(...selectors), words, versions),
    ([selector, args, version]) => {
      const data = `${selector}${args.join('')}`;
      kinds.add(expectSound(data, data, version).kind);
    },
    500,
  );
  expect([...kinds].sort()).toEqual(['call', 'unread']);
});

const multicall = (data: readonly Hex[]): Hex =>
  concatHex(['0xac9650d8', encodeAbiParameters([{type: 'bytes[]'}], [data])]);

test('answers calls that are doubled, cut, and deepened in multicalls', () => {
  const callLists = fc.array(
    fc.tuple(fc.constantFrom(...calls), fc.nat(200), fc.integer({min: 1, max: 6})),
    {maxLength: 4},
  );
  holds(
    fc.tuple(callLists, fc.nat(12)),
    ([parts, depth]) => {
      const inner = parts.flatMap(([call, cut, times]) =>
        Array<Hex>(times).fill(
          call.slice(0, call.length - 2 * (cut % (call.length / 2 - 1))) as Hex,
        ),
      );
      let data = multicall(inner);
      for (let level = 0; level < depth; level += 1) data = multicall([data]);
      expectSound(data, data);
    },
    60,
  );
});

const [usdc, weth] = ['USDC', 'WETH'].map(addressOf) as [Hex, Hex];
const path = (...tokens: readonly Hex[]) =>
  concatHex(
    tokens.map((token, at) =>
      at === 0 ? token : encodePacked(['uint24', 'address'], [500, token]),
    ),
  );

test('answers plans of many swaps of few tokens, between which there are endless ways', () => {
  const swap = fc.tuple(
    fc.constantFrom('0x00', '0x01', '0x80'),
    fc.constantFrom(caller, itself),
    fc.constantFrom(path(usdc, usdc), path(usdc, weth), path(weth, usdc)),
  );
  holds(
    fc.array(swap, {minLength: 30, maxLength: 50}),
    (swaps) => {
      const steps = swaps.map(
        ([byte, to, route]) => [byte, SWAP, to, 1n, 0n, route, false] as const,
      );
      const data = plan(...steps).toLowerCase();
      expectSound(data, data);
    },
    10,
  );
});

test('says no more than there is of data whose offsets all lead to one place', () => {
  const word = (value: number) => value.toString(16).padStart(64, '0');
  holds(
    fc.tuple(fc.integer({min: 1, max: 2_000}), fc.nat(60_000)),
    ([count, size]) => {
      const offsets = word(32 * count).repeat(count);
      const bytes = '11'.repeat(size).padEnd(64 * Math.ceil(size / 32), '0');
      const data = `0xac9650d8${word(32)}${word(count)}${offsets}${word(size)}${bytes}`;
      expectSound(data, data);
    },
    20,
  );
});
