import {expect, test} from 'vitest';
import listed from '../../../../facts/registry/listedHooks.json';
import {readPage} from '../../../../testing/readPage';
import {HOOK_PERMISSIONS, permissionsOf} from '../../../protocol/hookFlags';
import {readAddress} from '../addressFields';
import {initialTexts, type InstrumentAnswer} from '../instrument';
import hookFlags from './hookFlags';
import {powers} from './hookPowers';

const initial = initialTexts(hookFlags);
const {control} = hookFlags.fields.hook ?? {};
const switches = control?.kind === 'address' ? control.switches : undefined;

function answerTo(texts: Record<string, string>): InstrumentAnswer {
  const reading = hookFlags.read({...initial, ...texts});
  if (!('answer' in reading)) throw new Error(`no answer to ${JSON.stringify(texts)}`);
  return reading.answer;
}

test('explains the permissions of each of the 551 addresses of the public list', () => {
  for (const [, address] of listed.hooks as [number, string, string][]) {
    const {explanations = [], summary} = answerTo({hook: address});
    expect(explanations.map(({term}) => term)).toEqual(permissionsOf(BigInt(address)));
    expect(summary).toMatch(/, valid in a pool with a static fee\.$/);
  }
});

test('switches a permission on and off again by the address, and keeps its other digits', () => {
  const swap = HOOK_PERMISSIONS.indexOf('afterSwap');
  const changed = switches?.toggle(initial.hook ?? '', swap) ?? '';
  expect(changed).toMatch(/a8c8$/i);
  expect(readAddress(changed)).toHaveProperty('value');
  expect(switches?.read(changed)?.[swap]).toBe(true);
  expect(switches?.toggle(changed, swap)).toBe(initial.hook);
});

test('leaves a text that is no address as it is, with no switch to use', () => {
  expect(switches?.read('0xabc')).toBeUndefined();
  expect(switches?.toggle('0xabc', 0)).toBe('0xabc');
});

test('says why initialize refuses an address', () => {
  const ending = (digits: string) => `0x${digits.padStart(40, '0')}`;
  expect(answerTo({hook: ending('8')}).advice).toContain(
    'beforeSwapReturnDelta needs beforeSwap, which is off.',
  );
  expect(answerTo({hook: ending('4000')}).summary).toContain('not valid');
  expect(answerTo({hook: ending('4000'), fee: 'dynamic'}).summary).toContain(', valid');
  expect(answerTo({hook: ending('0')}).summary).toContain(', valid');
  expect(answerTo({hook: ending('0'), fee: 'dynamic'}).summary).toContain('not valid');
});

test('says of each permission what its page says, which the Markdown version has', () => {
  const page = readPage('docs/contracts/v4/concepts/hooks');
  for (const [at, name] of HOOK_PERMISSIONS.entries()) {
    const {swapper, provider} = powers[name];
    expect(page).toContain(`| ${13 - at} | \`${name}\` | ${swapper} | ${provider} |`);
  }
});
