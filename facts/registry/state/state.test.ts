import {expect, test} from 'vitest';
import {deployments} from '../contracts';
import {findEventFaults, findStateFaults} from './findStateFaults';
import {events, states, type State} from './index';

const today = new Date().toISOString().slice(0, 10);
const against = {deployments, today};

const state: State = {
  id: 'fee-to',
  subject: 'Receiver',
  value: {contract: 'TokenJar'},
  chainId: 1,
  asOf: '2026-09-19',
  source: 'https://example.org',
  read: {contract: 'UniswapV2Factory', signature: 'function feeTo() view returns (address)'},
};

test('finds nothing wrong with what the site states', () => {
  expect(findStateFaults(states, against)).toEqual([]);
  expect(findEventFaults(events, {today})).toEqual([]);
});

test.each([
  ['a state without a day', {asOf: ''}, 'asOf needs the day on which the source had it so'],
  ['a month for a day', {asOf: '2026-09'}, 'asOf needs the day'],
  ['a day that no calendar has', {asOf: '2026-02-30'}, 'asOf needs the day'],
  ['a day to come', {asOf: '2099-01-01'}, 'asOf 2099-01-01 is still to come'],
  ['a beginning that is no date', {since: 'March'}, 'since is no date: March'],
  ['no source', {source: ''}, 'needs the address of its source'],
  [
    'a contract that is not registered',
    {value: {contract: 'Jar'}},
    'the registry has no Jar on chain 1',
  ],
  ['a call without a chain', {chainId: undefined}, 'a call needs the chain that it is made on'],
])('refuses %s', (_, change, sentence) => {
  const faults = findStateFaults([{...state, ...change}], against).join('\n');
  expect(faults).toContain(`state fee-to: ${sentence}`);
});

test('refuses a state that is stated twice', () => {
  expect(findStateFaults([state, state], against)).toEqual([
    'fee-to on 1 is stated twice; keep one',
  ]);
});

test('refuses an event that is still to come', () => {
  const event = {id: 'vote', what: 'A vote', date: '2099-01', source: 'https://example.org'};
  expect(findEventFaults([event], {today})).toEqual(['event vote: 2099-01 is still to come']);
});
