import {expect, test} from 'vitest';
import {statusOf} from './statusOf';

const start = {number: 204, timestampSeconds: 0};
const byPath = new Map<string, unknown>();

test('says whether the chain is fresh', () => {
  const result = {kind: 'returned', values: [], data: '0x'} as const;
  expect(statusOf({kind: 'called', result, byPath, head: start}, start)).toBe(
    'Returned on a fresh sandbox, block 204.',
  );
  const head = {number: 206, timestampSeconds: 24};
  expect(statusOf({kind: 'called', result, byPath, head}, start)).toBe(
    "Returned on block 206, 2 after the sandbox's start.",
  );
});

test('says what a transaction cost, also of one that reverted', () => {
  const simulated = {kind: 'returned', values: [], data: '0x'} as const;
  const sent = {kind: 'mined', hash: '0x', gasUsed: 123_456n, block: 205, events: []} as const;
  const head = {number: 205, timestampSeconds: 12};
  const said = (isSuccess: boolean) =>
    statusOf({kind: 'sent', result: {simulated, sent: {...sent, isSuccess}}, byPath, head}, start);
  expect(said(true)).toMatch(/^Sent: success, 123,456 gas, 0 events\. Now block 205/);
  expect(said(false)).toMatch(/^Sent: the transaction reverted and cost 123,456 gas\./);
});
