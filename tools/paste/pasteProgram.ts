import {execFile} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {outputOf} from '../../pages/examples/programs';
import type {ChainName} from '../../packages/sandbox/chain/chains';
import type {OfferedProject} from '../../pages/examples/projects/projectsOf';
import {startSandbox} from '../../sandbox/startSandbox';
import {unifiedDiff} from '../examples/unifiedDiff';
import {installProject} from './installProject';
import {openProxy} from './openProxy';
import {STEERS} from './steers';

const execute = promisify(execFile);

/**
 * Runs a program as a reader does who has only its project and a public endpoint: in an empty
 * folder, through a proxy that answers what public endpoints do. Gives what went wrong, in words.
 * On another chain than mainnet the labels of the output are compared, as amounts differ there.
 */
export async function pasteProgram(
  project: OfferedProject,
  {chain, sandboxPackage}: {chain: ChainName; sandboxPackage: string},
): Promise<string | undefined> {
  const {program} = project;
  const folder = await installProject(project, sandboxPackage);
  const sandbox = await startSandbox({port: 0, chain});
  const proxy = await openProxy(sandbox.url);
  try {
    const url = program in STEERS ? sandbox.url : proxy.url;
    const env = {...process.env, RPC_URL: url, CHAIN: chain};
    const {stdout} = await execute('npm', ['start', '--silent'], {cwd: folder, env});
    const captured = readFileSync(path.join('examples', outputOf(program)), 'utf8');
    const [shown, printed] =
      chain === 'mainnet' ? [captured, stdout] : [labels(captured), labels(stdout)];
    return shown === printed
      ? undefined
      : `prints something else than its page shows\n${unifiedDiff(outputOf(program), shown, printed)}`;
  } catch (error) {
    const {stderr, message} = error as {stderr?: string; message: string};
    return (stderr || message).slice(0, 2_000);
  } finally {
    rmSync(folder, {recursive: true});
    proxy.close();
    await sandbox.stop();
  }
}

/** The first word of each line, with one sign in place of numbers and addresses. */
const labels = (text: string): string => text.split('\n').map(labelOf).join('\n');

const labelOf = (line: string): string =>
  (line.trim().split(/\s/)[0] ?? '').replace(/^(-?\d[\d.,]*|0x\w+)$/, '#');
