import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {whyNotInTab} from '../../pages/examples/inTab/whyNotInTab';
import {isProgram} from '../../pages/examples/programs';
import {readExamples} from '../../pages/examples/readExamples';
import {makeFiles} from '../../labs/playground/files/makeFiles';

/** Writes what runs in tabs need to `.cache/playground/out`, as a build has it, for a server of tests. */
async function main(): Promise<void> {
  const target = path.resolve('.cache/playground/out');
  rmSync(target, {recursive: true, force: true});
  const examples = readExamples('examples');
  const programs = Object.keys(examples).filter(
    (file) => isProgram(file) && !whyNotInTab(file, examples),
  );
  const files = await makeFiles(programs, {
    root: process.cwd(),
    siteUrl: 'https://docs.uniswap.org',
  });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  console.log(`${Object.keys(files).length} files in ${target}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
