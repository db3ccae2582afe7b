import fc from 'fast-check';
import {concatHex, encodeAbiParameters, numberToHex, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {readCatalogue} from '../readCatalogue';
import {actionEncoder} from './actions.fixture';
import {ROUTER_VERSIONS, type KnownAction} from './catalogue';
import {encodeAgain} from './encodeAgain';
import {explanationText} from './explanationText';
import {contentsOf} from './fieldsOf';
import {plan, testExplainer} from './explainer.fixture';
import {below, randomBytes, randomOf, randomValue} from './randomValue.fixture';

const catalogue = readCatalogue(process.cwd());
const {explain} = testExplainer(catalogue);
const v4 = actionEncoder(catalogue);
const versions = fc.constantFrom(undefined, ...ROUTER_VERSIONS);
const decoded = catalogue.actions.filter(({inputs}) => inputs.length > 0);

/** Explains, and expects a text that is not much longer than the input, and the same bytes again. */
function expectSound(data: string, version?: (typeof ROUTER_VERSIONS)[number]) {
  const explanation = explain(data, {version});
  expect(explanationText(explanation).length).toBeLessThanOrEqual(60 * data.length + 2_000);
  if (explanation.kind === 'unread') expect(explanation.message).toMatch(/^.{20,}[.)]$/s);
  else expect(encodeAgain(explanation)).toBe(data);
  return explanation;
}

test.each(decoded.map((action) => [action.name, action] as const))(
  'values of %s encode to the same bytes again, in both releases',
  (name, {inputs, limitedInputs = inputs, runsIn}) => {
    const random = randomOf(20_261_126);
    for (let round = 0; round < 20; round += 1) {
      const isLimited = round % 2 === 1;
      const parameters = isLimited ? limitedInputs : inputs;
      const values = parameters.map((one) => randomValue(one, random));
      const parts = v4.partsOf([[name, ...values]], isLimited);
      const data = runsIn.includes('V4Router')
        ? plan(['0x10', 'bytes, bytes[]', ...parts])
        : v4.modify([name, ...values]);
      const [holder] = contentsOf(partsOf(expectSound(data, isLimited ? '2.1.1' : '2.0')));
      const [action] = holder && holder.kind !== 'unread' ? contentsOf(holder.fields) : [];
      expect(action).toMatchObject({kind: 'action', name, layout: {kind: 'standard', tail: '0x'}});
    }
  },
);

const partsOf = (explanation: ReturnType<typeof explain>) =>
  explanation.kind === 'unread' ? [] : explanation.fields;

/** An action with values that fit it, are those of another, or are no values at all. */
function randomStep(seed: number): readonly [Hex, Hex] {
  const random = randomOf(seed);
  const pick = (): KnownAction => decoded[below(decoded.length, random)] as KnownAction;
  const [action, other] = [pick(), pick()];
  const kind = below(4, random);
  const {inputs, limitedInputs = inputs} = kind === 0 ? other : action;
  const parameters = below(2, random) ? limitedInputs : inputs;
  const values =
    kind === 1
      ? randomBytes(below(200, random), random)
      : encodeAbiParameters(
          parameters,
          parameters.map((one) => randomValue(one, random)),
        );
  return [numberToHex(kind === 2 ? below(256, random) : action.byte, {size: 1}), values];
}

const lists = fc.array(
  fc.nat().map((seed) => randomStep(seed)),
  {maxLength: 8},
);
const listOf = (steps: readonly (readonly [Hex, Hex])[]) =>
  [concatHex(steps.map(([byte]) => byte)), steps.map(([, values]) => values)] as const;

test('answers lists of actions that do not fit their values', () => {
  holds(
    fc.tuple(lists, versions),
    ([steps, version]) => {
      const parts = listOf(steps);
      expectSound(plan(['0x10', 'bytes, bytes[]', ...parts]), version);
      expectSound(encodeAbiParameters([{type: 'bytes'}, {type: 'bytes[]'}], parts), version);
    },
    150,
  );
});

test('answers lists whose words are changed, and lists that are cut', () => {
  const words = fc.oneof(
    fc.nat(1_000).map((value) => value.toString(16).padStart(64, '0')),
    fc.constantFrom('f'.repeat(64), '0'.repeat(64), `${'0'.repeat(56)}ffffffff`),
  );
  holds(
    fc.tuple(lists, fc.nat(), words, fc.nat(3), versions),
    ([steps, at, word, kind, version]) => {
      const data = plan(['0x10', 'bytes, bytes[]', ...listOf(steps)]);
      const place = 10 + 64 * (at % ((data.length - 10) / 64));
      const end = place + (kind === 0 ? 0 : 64);
      const changed =
        kind === 1 ? data.slice(0, place) : data.slice(0, place) + word + data.slice(end);
      expectSound(changed, version);
    },
    150,
  );
});
