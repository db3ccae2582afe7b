import {expect, test} from 'vitest';
import {publishedPackages} from '../../../config/publishedPackages';
import {packSandbox} from './packSandbox';
import {readReleases} from './releases';

test('packs for this version what was recorded, so that the locks of readers hold', async () => {
  const {name, integrity} = await packSandbox('.');
  // Published already? Raise the version of packages/sandbox. Then run "npm run sandbox:pack".
  expect(readReleases('.')[name]).toBe(integrity);
});

test('is published where projects look for it', async () => {
  expect(publishedPackages.sandbox).toBe(`/packages/${(await packSandbox('.')).name}.tgz`);
});
