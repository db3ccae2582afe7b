import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packSandbox} from '../../plugins/site/packages/packSandbox';
import {readReleases, releasesFile} from '../../plugins/site/packages/releases';
import {cache, root} from '../../sandbox/root';
import {writeStates} from './writeStates';

/** Writes the states, packs the package into a folder, and records its digest for its version. */
async function main([folder = path.join(cache, 'packages')]: string[]): Promise<void> {
  await writeStates();
  const {name, archive, integrity, size} = await packSandbox(root);
  const file = path.join(folder, `${name}.tgz`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, archive);
  const releases = {...readReleases(root), [name]: integrity};
  writeFileSync(releasesFile(root), `${JSON.stringify(releases, null, 2)}\n`);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000).toLocaleString('en-US')} kB`;
  console.log(`${file}: ${kilobytes(archive.length)}, ${kilobytes(size)} unpacked\n${integrity}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
