import {readFileSync} from 'node:fs';
import {concatHex, encodeAbiParameters, isAddressEqual, numberToHex, type Hex} from 'viem';
import {describe, expect, test} from 'vitest';
import {router as sampleRouter} from '../../../examples/universal-router/support/router';
import {readCatalogue} from '../readCatalogue';
import {triedOf} from '../../../testing/tier';
import shown from '../CalldataExplainer/examples.json';
import {ROUTER_VERSIONS, type KnownFunction, type RouterVersion} from './catalogue';
import {encodeAgain} from './encodeAgain';
import {explainCalldata} from './explainCalldata';
import type {Content, Explanation} from './explanation';
import {explanationText} from './explanationText';
import {factsOf} from './factsOf';
import {contentsOf} from './fieldsOf';
import {below, randomBytes, randomOf, randomValue} from './randomValue.fixture';
import {restoreZeros, type RecordedCall} from './recordedCall';
import {routeOf} from './routeOf';

const seed = Number(process.env.SEED ?? 20_261_122);
const MUTATIONS = triedOf(10_000);
const catalogue = readCatalogue(process.cwd());
const recorded = JSON.parse(
  readFileSync('labs/calldata/explain/recordedCalls.json', 'utf8'),
) as RecordedCall[];
function versionOf(contract: string): RouterVersion {
  if (contract === 'UniversalRouter') return '1.2';
  return contract.startsWith('UniversalRouterV2_1') ? '2.1.1' : '2.0';
}
const explain = (data: string, version?: RouterVersion) =>
  explainCalldata(data, {catalogue, version, nowSeconds: 1_700_000_000});

/** Everything that is read inside, itself first. */
const inside = (explanation: Explanation | Content): (Explanation | Content)[] => [
  explanation,
  ...(explanation.kind === 'unread' ? [] : contentsOf(explanation.fields).flatMap(inside)),
];

const recordedCalls = recorded.map(({data, ...rest}) => {
  const bytes = restoreZeros(data);
  return {...rest, data: bytes, explanation: explain(bytes, versionOf(rest.contract))};
});

describe('the recorded calls of the examples', () => {
  test('are 200 or more, and most of them are in blocks', () => {
    expect(recordedCalls.length).toBeGreaterThanOrEqual(200);
    expect(recordedCalls.filter(({isMined}) => isMined).length).toBeGreaterThan(
      recordedCalls.length / 2,
    );
  });

  test('are of the router that the samples call, which is 2.0', () => {
    const routers = recordedCalls.filter(({contract}) => contract.startsWith('UniversalRouter'));
    expect(new Set(routers.map(({contract}) => contract))).toEqual(
      new Set(['UniversalRouterV2_0']),
    );
    const {address = '0x'} =
      catalogue.contracts.find(({name}) => name === 'UniversalRouterV2_0') ?? {};
    expect(address).toBe(sampleRouter.address);
    const {data = ''} = shown.find(({label}) => label.startsWith('Universal Router')) ?? {};
    expect(data).toContain(address.slice(2).toLowerCase());
  });

  test('are where the examples of readers come from, of every version', () => {
    const mined = new Map(
      recordedCalls.flatMap(({data, isMined, explanation}) =>
        isMined ? [[data, explanationText(explanation)]] : [],
      ),
    );
    const texts = new Map(shown.map(({label, data}) => [label, mined.get(data as Hex) ?? '']));
    expect([...texts].filter(([, text]) => text === '')).toEqual([]);
    expect(texts.get('v4: swap through the Universal Router')).toContain(
      'SWAP_EXACT_IN_SINGLE, SETTLE_ALL, TAKE_ALL: 0x060c0f',
    );
    expect(texts.get('v4: new position')).toContain('MINT_POSITION: Opens a position');
  });

  test('are all explanation, and encode to the same bytes again', () => {
    const faults = recordedCalls.filter(
      ({data, explanation}) => explanation.kind !== 'call' || encodeAgain(explanation) !== data,
    );
    expect(faults.map(({contract, data}) => `${contract} ${data}`)).toEqual([]);
  });

  test('have the layout of encoders, so that the bytes come from the values', () => {
    const unusual = recordedCalls.filter(
      ({explanation}) => explanation.kind === 'call' && explanation.layout.kind === 'kept',
    );
    expect(unusual.map(({data}) => data)).toEqual([]);
  });

  test('tell the direction of every exact-output path as the pools traded', () => {
    const routes = recordedCalls.flatMap(({explanation, sold = [], bought = []}) =>
      inside(explanation).flatMap((step) => {
        if (step.kind === 'unread' || sold.length === 0) return [];
        const facts = factsOf(step.fields);
        if (!/exactOutput$|EXACT_OUT|ForExact/.test(step.name) || !facts.has('path')) return [];
        const hops = routeOf(step.name, facts) ?? [];
        return [{name: step.name, from: hops[0]?.from, to: hops.at(-1)?.to, sold, bought}];
      }),
    );
    expect(new Set(routes.map(({name}) => name)).size).toBeGreaterThanOrEqual(2);
    const wrong = routes.filter(
      ({from, to, sold, bought}) =>
        !(from && sold.some((token) => isAddressEqual(token, from))) ||
        !(to && bought.some((token) => isAddressEqual(token, to))),
    );
    expect(wrong).toEqual([]);
  });
});

describe(`values of every type, from seed ${seed}`, () => {
  const random = randomOf(seed);
  const callOf = ({selector, inputs}: KnownFunction): Hex =>
    concatHex([
      selector,
      encodeAbiParameters(
        inputs,
        inputs.map((one) => randomValue(one, random)),
      ),
    ]);

  test.each(catalogue.functions.map((one) => [one.name, one.selector, one] as const))(
    'of %s (%s) encode to the same bytes again',
    (name, _selector, known) => {
      for (let round = 0; round < 5; round += 1) {
        const data = callOf(known);
        const explanation = explain(data);
        expect(explanation).toMatchObject({
          kind: 'call',
          name,
          layout: {kind: 'standard', tail: '0x'},
        });
        expect(encodeAgain(explanation)).toBe(data);
      }
    },
  );

  const commands = ROUTER_VERSIONS.flatMap((version) =>
    catalogue.routers[version].commands.map((one) => [version, one.name, one] as const),
  );
  test.each(commands)(
    'of the command of %s, %s, do, with the flag and without',
    (version, name, one) => {
      const inputs = [0, 0x80].map((flag) => [
        numberToHex(one.byte | flag, {size: 1}),
        one.inputs.length === 0
          ? randomBytes(68, random)
          : encodeAbiParameters(
              one.inputs,
              one.inputs.map((input) => randomValue(input, random)),
            ),
      ]);
      const data = concatHex([
        '0x3593564c',
        encodeAbiParameters(
          [{type: 'bytes'}, {type: 'bytes[]'}, {type: 'uint256'}],
          [
            concatHex(inputs.map(([byte]) => byte as Hex)),
            inputs.map(([, input]) => input as Hex),
            1n,
          ],
        ),
      ]);
      const explanation = explain(data, version);
      const inputFields = explanation.kind === 'call' ? (explanation.fields[1]?.parts ?? []) : [];
      expect(inputFields.map(({content}) => content)).toMatchObject([
        {kind: 'command', name, allowsRevert: false, layout: {kind: 'standard', tail: '0x'}},
        {
          kind: 'command',
          name,
          allowsRevert: one.reports === true,
          layout: {kind: 'standard', tail: '0x'},
        },
      ]);
      expect(encodeAgain(explanation)).toBe(data);
    },
  );
});

describe(`${MUTATIONS} changed inputs, from seed ${seed}`, () => {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length, random)] as T;
  const cut = (text: string) => text.slice(0, below(text.length, random));
  const changes: readonly ((text: string) => string)[] = [
    cut,
    (text) => `${text}${randomBytes(below(80, random), random).slice(2)}`,
    (text) => replaceAt(text, pick([...'0123456789abcdef', 'x', ' ', '"'])),
    (text) => replaceWord(text, `${'f'.repeat(64)}`),
    (text) => replaceWord(text, below(400, random).toString(16).padStart(64, '0')),
    (text) => `${cut(text)}${text.slice(below(text.length, random))}`,
    (text) => text.toUpperCase(),
  ];
  const replaceAt = (text: string, digit: string) => {
    const at = below(text.length, random);
    return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
  };
  const replaceWord = (text: string, word: string) => {
    const at = 10 + 64 * below(Math.max(1, (text.length - 10) / 64), random);
    return `${text.slice(0, at)}${word}${text.slice(at + 64)}`;
  };

  const digitsOf = (text: string) => text.replace(/[\s"]/g, '').replace(/^0x/i, '').toLowerCase();

  test('give a clear message or a tree that encodes to the same bytes', {timeout: 600_000}, () => {
    const outcomes = {call: 0, actions: 0, unread: 0, payload: 0, send: 0};
    for (let count = 0; count < MUTATIONS; count += 1) {
      const changed = pick(changes)(pick(changes)(pick(recordedCalls).data));
      const explanation = explain(changed, pick([...ROUTER_VERSIONS, undefined]));
      outcomes[explanation.kind] += 1;
      if (explanation.kind === 'unread') expect(explanation.message).toMatch(/^.{20,}[.)]$/s);
      else if (encodeAgain(explanation) !== `0x${digitsOf(changed)}`) {
        expect.fail(`${changed} encodes to ${encodeAgain(explanation)}`);
      }
    }
    expect(Math.min(outcomes.call, outcomes.unread)).toBeGreaterThan(MUTATIONS / 20);
  });
});
