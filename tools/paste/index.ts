import {execFile} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {outputOf} from '../../pages/examples/programs';
import {startSandbox} from '../../sandbox/startSandbox';
import {unifiedDiff} from '../examples/unifiedDiff';
import {installProject} from './installProject';
import {listProjects} from './listProjects';
import {openProxy} from './openProxy';

const SANDBOX_PACKAGE = path.resolve('.cache/packages/docs-sandbox-1.0.0.tgz');

/** Programs whose subject is the local node itself: they ask it for more than public endpoints answer. */
const STEERS: Readonly<Record<string, string>> = {
  'sdk/v3/local/steer.ts': 'shows how to steer the local node',
};

const execute = promisify(execFile);

async function main(): Promise<void> {
  let failures = 0;
  const projects = listProjects(process.argv.slice(2));
  for (const {program, ...project} of projects) {
    const chain = await startSandbox({port: 0});
    const proxy = await openProxy(chain.url);
    const folder = await installProject(project, SANDBOX_PACKAGE);
    try {
      const env = {...process.env, RPC_URL: STEERS[program] ? chain.url : proxy.url};
      const main = path.basename(program);
      const {stdout} = await execute('npx', ['tsx', main], {cwd: folder, env});
      const captured = readFileSync(path.join('examples', outputOf(program)), 'utf8');
      if (stdout === captured) {
        console.log(`✓ ${program}`);
      } else {
        failures += 1;
        console.log(`✗ ${program}\n${unifiedDiff(outputOf(program), captured, stdout)}`);
      }
    } catch (error) {
      failures += 1;
      const {stderr, message} = error as {stderr?: string; message: string};
      console.log(`✗ ${program}: ${(stderr || message).slice(0, 1500)}`);
    } finally {
      rmSync(folder, {recursive: true});
      proxy.close();
      await chain.stop();
    }
  }
  console.log(`${projects.length - failures} of ${projects.length} print what their pages show`);
  process.exitCode = failures > 0 ? 1 : 0;
}

void main();
