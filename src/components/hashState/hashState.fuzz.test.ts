import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText, wholeText} from '../../../testing/hostileText.fixture';
import {calldataState} from '../../../labs/calldata/CalldataExplainer/calldataState';
import twap from '../instruments/calculators/twap';
import swapV3 from '../instruments/calculators/swapV3';
import {hashForm} from '../instruments/hashForm';
import {queryState} from '../../../labs/query-lab/QueryLab/queryState';
import {hashOf, stateOf, type HashState} from './hashOf';

const LONGEST = 8_000;
const trimmed = wholeText.map((text) => text.trim());

/** A form of the address, and states of it that it can hold. */
type Form = {form: HashState<unknown>; states: fc.Arbitrary<unknown>};
const of = <State>(form: HashState<State>, states: fc.Arbitrary<State>): Form => ({
  form: form as HashState<unknown>,
  states,
});
const instrument = (form: ReturnType<typeof hashForm>): Form =>
  of(form, fc.record(Object.fromEntries(Object.keys(form.empty).map((name) => [name, wholeText]))));

const FORMS: readonly (readonly [string, Form])[] = [
  [
    'the calldata explainer',
    of(
      calldataState,
      fc.record({
        text: trimmed.filter(Boolean),
        version: fc.constantFrom('', '2.1.1', '2.0', '1.2'),
        chain: fc.constantFrom('', '1', '8453', 'invalid'),
        sender: wholeText,
        to: wholeText,
        value: wholeText,
        byHand: fc.constant([]),
      }),
    ),
  ],
  [
    'the query lab',
    of(queryState, fc.record({query: wholeText.filter(Boolean), variables: trimmed})),
  ],
  ['the TWAP explorer', instrument(hashForm('twap', twap))],
  ['the swap explorer', instrument(hashForm('swap-v3', swapV3))],
];

test.each(FORMS)('gives back every state of %s that an address holds', (_name, {form, states}) => {
  let held = 0;
  holds(
    states,
    (state) => {
      const hash = hashOf(form, state);
      expect(hash.length).toBeLessThanOrEqual(LONGEST);
      // The framework decodes it when a reader goes back.
      expect(() => decodeURIComponent(hash)).not.toThrow();
      if (hash === '') return;
      held += 1;
      expect(stateOf(form, hash)).toEqual(state);
    },
    250,
  );
  expect(held).toBeGreaterThan(50);
});

test.each(FORMS)('reads any address as a state of %s, or as none', (_name, {form}) => {
  const hashes = fc.oneof(
    anyText,
    fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'calldata',
            'router',
            'from',
            'query',
            'variables',
            'instrument',
            'window',
            '__proto__',
          ),
          anyText,
        ),
        {maxLength: 4},
      )
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    anyText.map((text) => `instrument=twap&window=${text}`),
    anyText.map((text) => `instrument=swap-v3&ranges=${text}`),
  );
  holds(
    hashes,
    (hash) => {
      const state = stateOf(form, `#${hash}`);
      if (state === undefined) return;
      expect(Object.keys(state as object)).toEqual(
        expect.arrayContaining(Object.keys(form.empty as object)),
      );
      for (const text of Object.values(state as object).flat()) expect(text).toBeTypeOf('string');
    },
    250,
  );
});
