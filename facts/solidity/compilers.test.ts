import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {compilers} from './compilers';

test.each(compilers)('names version and commit of $module as it does itself', (compiler) => {
  const {module, version, commit} = compiler;
  const script = `process.stdout.write(require('${module}').version())`;
  const stated = execFileSync(process.execPath, ['-e', script], {encoding: 'utf8', stdio: 'pipe'});
  expect(stated).toMatch(`${version}+commit.${commit}.`);
});
