import {expect, test} from 'vitest';
import {judge} from './judge';

const batch = [{device_id: 'a'}, {device_id: 'b'}, {device_id: 'c', user_id: 'u'}];
const accepted = {is: 'accepted'};
const again = (after: number | 'growing') => ({is: 'again', after});
const rejected = (message: string) => ({is: 'rejected', message});

for (const status of [200, 202, 299]) {
  test(`takes ${status} for accepted`, () => {
    expect(judge({status, body: {}}, batch)).toEqual([accepted, accepted, accepted]);
  });
}

for (const status of [0, 301, 408, 500, 503]) {
  test(`tries again after ${status}, later each time`, () => {
    expect(judge({status, body: {}}, batch)).toEqual(batch.map(() => again('growing')));
  });
}

test('tries the parts of a batch that is too large at once', () => {
  expect(judge({status: 413, body: {}}, batch)).toEqual(batch.map(() => again(0)));
});

test('gives up a single event that is too large', () => {
  const answer = {status: 413, body: {error: 'Payload too large'}};
  expect(judge(answer, batch.slice(0, 1))).toEqual([rejected('Payload too large')]);
});

test('has all wait 30,000 ms where the limit names none', () => {
  expect(judge({status: 429, body: {}}, batch)).toEqual(batch.map(() => again(30_000)));
});

test('has those wait that the limit names, and gives up those beyond the daily quota', () => {
  const body = {
    error: 'Too many requests',
    throttled_events: [1],
    exceeded_daily_quota_users: {u: 1},
  };
  expect(judge({status: 429, body}, batch)).toEqual([
    again(1_000),
    again(30_000),
    rejected('Too many requests'),
  ]);
  const devices = {status: 429, body: {exceeded_daily_quota_devices: {b: 1}}};
  expect(judge(devices, batch)[1]).toEqual(rejected('Event rejected with status 429'));
});

test('drops the events that offend, and tries the others again', () => {
  const of = (body: object) => judge({status: 400, body: {error: 'Invalid', ...body}}, batch);
  const drop = (dropped: number) =>
    batch.map((_event, index) => (index === dropped ? rejected('Invalid') : again(1_000)));
  expect(of({events_with_invalid_fields: {time: [0]}})).toEqual(drop(0));
  expect(of({events_with_missing_fields: {event_type: [1]}})).toEqual(drop(1));
  expect(of({events_with_invalid_id_lengths: {device_id: [2]}})).toEqual(drop(2));
  expect(of({silenced_events: [1]})).toEqual(drop(1));
});

test('drops all where the request itself offends', () => {
  const key = judge({status: 400, body: {error: 'Invalid API key: …'}}, batch);
  expect(key).toEqual(batch.map(() => rejected('Invalid API key: …')));
  const field = judge({status: 400, body: {error: 'Missing', missing_field: 'api_key'}}, batch);
  expect(field).toEqual(batch.map(() => rejected('Missing')));
});
