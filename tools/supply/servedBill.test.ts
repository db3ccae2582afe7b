import {expect, test} from 'vitest';
import {servedBill, type Bill} from './servedBill';

const isc = [{license: {id: 'ISC'}}];
const site = {
  name: 'site',
  packages: new Set(['a@1.0.0', 'b@1.0.0']),
  licences: {'a@1.0.0': 'MIT', 'b@1.0.0': 'MIT'},
};
const bill = (change: Partial<Bill> = {}): Bill => ({
  serialNumber: 'urn:uuid:697aefed-78df-470d-ad2a-0f836a33f0de',
  metadata: {
    timestamp: '2026-11-23T14:08:56.229Z',
    component: {'bom-ref': 'site@1.0.0', name: 'folder'},
  },
  components: [
    {'bom-ref': 'a@1.0.0', licenses: isc},
    {'bom-ref': 'b@1.0.0'},
    {'bom-ref': 'tests@1.0.0', licenses: isc},
  ],
  dependencies: [
    {ref: 'site@1.0.0', dependsOn: ['a@1.0.0', 'tests@1.0.0']},
    {ref: 'a@1.0.0', dependsOn: ['b@1.0.0']},
    {ref: 'tests@1.0.0', dependsOn: ['b@1.0.0']},
  ],
  ...change,
});

test('holds the packages of the site, what they need, and no other', () => {
  const {components, dependencies} = servedBill(bill(), site);
  expect(components.map((one) => one['bom-ref'])).toEqual(['a@1.0.0', 'b@1.0.0']);
  expect(dependencies).toEqual([
    {ref: 'site@1.0.0', dependsOn: ['a@1.0.0']},
    {ref: 'a@1.0.0', dependsOn: ['b@1.0.0']},
  ]);
});

test('is the same for two runs, which differ in time, folder and random number', () => {
  const later = bill({
    serialNumber: 'urn:uuid:d41086d5-07de-4d11-9011-a2e4965447f6',
    metadata: {
      timestamp: '2026-11-23T14:09:01.628Z',
      component: {'bom-ref': 'site@1.0.0', name: 'clone'},
    },
  });
  expect(JSON.stringify(servedBill(later, site))).toBe(JSON.stringify(servedBill(bill(), site)));
});

test('has another serial number where a component differs', () => {
  const other = servedBill(bill({components: [{'bom-ref': 'a@1.0.0'}]}), site);
  expect(other.serialNumber).not.toBe(servedBill(bill(), site).serialNumber);
});

test('has a serial number as CycloneDX asks for it, the name of the project and no time', () => {
  const {serialNumber, metadata} = servedBill(bill(), site);
  expect(serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
  expect(metadata).toEqual({component: {'bom-ref': 'site@1.0.0', name: 'site'}});
});

test('says the licence of a component that declares none, and leaves the others', () => {
  expect(servedBill(bill(), site).components.map(({licenses}) => licenses)).toEqual([
    isc,
    [{license: {id: 'MIT'}}],
  ]);
});
