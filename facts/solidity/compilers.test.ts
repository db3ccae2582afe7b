import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {compilers} from './compilers';

test.each(compilers)('names version and commit of $module as it does itself', (compiler) => {
  const {module, version, commit} = compiler;
  const script = `process.stdout.write(require('${module}').version())`;
  const stated = execFileSync(process.execPath, ['-e', script], {encoding: 'utf8', stdio: 'pipe'});
  expect(stated).toMatch(`${version}+commit.${commit}.`);
});

/** Programs that call a compiler themselves, because their pages show how. */
const programs = readdirSync('examples', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({file, text: readFileSync(`examples/${file}`, 'utf8')}))
  .filter(({text}) => text.includes('evmVersion:'));

test.each(programs)('holds for $file, as the lines below its contract state', ({text}) => {
  const [newest, oldest] = compilers;
  const [, older, evmVersion] = /evmVersion: (?:.* \? '(\w+)' : )?'(\w+)'/.exec(text) ?? [];
  if (older) expect(older).toBe(oldest?.evmVersion);
  const [, runs] = /(?:runs:|optimizerRuns =) (\d+)/.exec(text) ?? [];
  expect({evmVersion, runs: Number(runs)}).toEqual({
    evmVersion: newest?.evmVersion,
    runs: newest?.optimizerRuns,
  });
});
