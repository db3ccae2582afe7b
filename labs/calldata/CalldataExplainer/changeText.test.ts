import {expect, test} from 'vitest';
import {hashOf, stateOf} from '../../../src/components/hashState/hashOf';
import {calldataState} from './calldataState';
import {changeText, withoutDetails} from './changeText';
import {EMPTY, withOwn, type State} from './state';

const [to, sender] = [`0x${'12'.repeat(20)}`, `0x${'34'.repeat(20)}`];
const APPROVAL = `0x095ea7b3${'0'.repeat(128)}`;
const REQUEST = JSON.stringify({from: sender, to, data: APPROVAL, value: '0x1', chainId: 8453});

const pasted = (text: string, state = EMPTY): State =>
  changeText(state, text, {inputType: 'insertFromPaste', data: null});
const requested = pasted(REQUEST);

test.each([
  ['calldata', '0x12345678', {...EMPTY, text: '0x12345678'}],
  ['a request without them', '{"data": "0x12345678"}', {...EMPTY, text: '0x12345678'}],
  [
    'a request with some',
    JSON.stringify({to: sender, data: '0x12'}),
    {...EMPTY, text: '0x12', to: sender},
  ],
  ['a payload without a chain', '{"domain": {}}', {...EMPTY, text: '{"domain": {}}'}],
  [
    'several calls at once',
    '{"method": "wallet_sendCalls"}',
    {...EMPTY, text: '{"method": "wallet_sendCalls"}'},
  ],
])('takes the details of a request away when %s is pasted', (_what, text, state) => {
  expect(requested).toMatchObject({sender, to, chain: '8453'});
  expect(pasted(text, requested)).toEqual(state);
});

test('takes them away also where the same calldata is pasted again, which changes no text', () => {
  expect(withoutDetails(requested)).toEqual({...EMPTY, text: APPROVAL});
});

test.each<Partial<InputEvent>>([
  {},
  {inputType: 'insertFromDrop', data: null},
  {inputType: 'deleteByCut', data: null},
  {inputType: 'historyUndo', data: null},
  // Keyboards of phones insert what was copied as if it were typed.
  {inputType: 'insertText', data: '0x12345678'},
  {inputType: 'insertReplacementText', data: '0x12345678'},
])('takes them away after %j, which may bring another payload', (event) => {
  expect(changeText(requested, '0x12345678', event)).toEqual({...EMPTY, text: '0x12345678'});
});

test.each([
  ['typed', {inputType: 'insertText', data: '1'}, `${APPROVAL}1`],
  ['deleted', {inputType: 'deleteContentBackward', data: null}, APPROVAL.slice(0, -1)],
])('keeps them while a digit is %s', (_how, event, text) => {
  expect(changeText(requested, text, event)).toEqual({...requested, text});
});

test('takes them away when the text is deleted', () => {
  const event = {inputType: 'deleteContentBackward', data: null};
  expect(changeText(requested, '', event)).toEqual(EMPTY);
});

test('keeps what the reader typed or chose of themselves, and reads no payload with the called contract of another', () => {
  const own = (['chain', 'sender', 'to', 'value'] as const).reduce(
    (state, name) => withOwn(state, name, {chain: '10', sender, to, value: '0.5'}[name]),
    {...EMPTY, text: APPROVAL},
  );
  const state = {...EMPTY, chain: '10', sender, byHand: ['chain', 'sender']};
  expect(pasted('0x12345678', own)).toEqual({...state, text: '0x12345678'});
});

test('keeps what the reader filled in before the first payload', () => {
  const own = withOwn(EMPTY, 'to', to);
  expect(pasted('0x12345678', own)).toEqual({...own, text: '0x12345678'});
});

test('takes away what a request put in the place of what was typed', () => {
  const own = withOwn(EMPTY, 'chain', '10');
  expect(pasted('0x12345678', pasted(REQUEST, own))).toEqual({...EMPTY, text: '0x12345678'});
});

test('keeps the release of the router', () => {
  expect(pasted('0x12345678', {...requested, version: '2.0'})).toMatchObject({version: '2.0'});
});

test('takes the details of a link away with its calldata, whoever filled them in', () => {
  const own = withOwn(requested, 'chain', '10');
  const linked = stateOf(calldataState, hashOf(calldataState, own));
  expect(linked).toEqual({...own, byHand: []});
  expect(pasted('0x12345678', linked)).toEqual({...EMPTY, text: '0x12345678'});
});
