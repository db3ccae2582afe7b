import {readFileSync} from 'node:fs';
import {FACTORY_ADDRESS_MAP} from '@uniswap/v2-sdk';
import {expect, test} from 'vitest';

const notes = readFileSync('docs/sdk/v2/reference/other-exports.yaml', 'utf8');

test('states of how many chains the SDK knows the factory', () => {
  expect(notes).toContain(`each of ${Object.keys(FACTORY_ADDRESS_MAP).length} chains`);
});
