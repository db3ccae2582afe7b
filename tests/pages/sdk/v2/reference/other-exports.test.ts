import {readFileSync} from 'node:fs';
import {FACTORY_ADDRESS_MAP} from '@uniswap/v2-sdk';
import {expect, test} from 'vitest';

const notes = readFileSync(
  new URL('../../../../../docs/sdk/v2/reference/other-exports.yaml', import.meta.url),
  'utf8',
);

test('says of how many chains the SDK knows the factory', () => {
  expect(notes).toContain(`each of ${Object.keys(FACTORY_ADDRESS_MAP).length} chains`);
});
