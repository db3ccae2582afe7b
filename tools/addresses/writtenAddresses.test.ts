import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {ADDRESSES_FILE, writtenAddresses} from './writtenAddresses';

test('programs read the addresses that the registry has', () => {
  const isEqual = readFileSync(ADDRESSES_FILE, 'utf8') === writtenAddresses();
  expect(isEqual, 'run "npx tsx tools/addresses/index.ts"').toBe(true);
});
