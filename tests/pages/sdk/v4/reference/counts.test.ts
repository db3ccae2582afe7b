import {readFileSync} from 'node:fs';
import * as v4 from '@uniswap/v4-sdk';
import {expect, test} from 'vitest';
import {readActions} from '../../../../../facts/reference/actions/readActions';
import {sourcesOf} from '../../../../../pages/sources';

const pageOf = (name: string): string =>
  readFileSync(`docs/sdk/v4/reference/${name}.mdx`, 'utf8').replace(/\s+/g, ' ');

test('counts the exports of the v4 SDK as the package has them', async () => {
  const sources = await sourcesOf('.').sdks();
  const exports = [...(sources.modules.get('@uniswap/v4-sdk')?.exports.values() ?? [])];
  const countOf = (kind: string) => exports.filter((one) => one.kind === kind).length;
  expect(pageOf('overview')).toContain(`exports ${exports.length} names.`);
  expect(pageOf('interfaces')).toContain(
    `The ${countOf('interface')} interfaces and ${countOf('type')} types of`,
  );
});

test('names the actions of the contracts that the SDK lacks, and no other', () => {
  const {actions} = readActions('.');
  const inSdk = Object.keys(v4.Actions).filter((name) => /^[A-Z]/.test(name));
  const page = pageOf('enumerations');
  expect(page).toContain(
    `The contracts have ${actions.length} actions, but the enum has ${inSdk.length}.`,
  );
  const [, missing = ''] = page.split('the enum has ');
  const listed = [...missing.matchAll(/`([A-Z_\d]+)` \(0x/g)].map(([, name]) => name);
  const lacking = actions.map(({name}) => name).filter((name) => !inSdk.includes(name));
  expect(listed.sort()).toEqual(lacking.sort());
});
