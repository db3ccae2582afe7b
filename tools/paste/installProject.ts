import {execFile} from 'node:child_process';
import {mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Project} from '../../pages/examples/projects/projectOf';

const execute = promisify(execFile);

/** Folders with what npm installed, by the list of packages: many projects share one. */
const installed = new Map<string, Promise<string>>();

/** Writes a project into an empty folder outside the repository, and installs what it lists. */
export async function installProject({files}: Project, sandboxPackage: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  const manifest = withLocalSandbox(files['package.json'] ?? '', sandboxPackage);
  for (const [name, text] of Object.entries({...files, 'package.json': manifest})) {
    writeFileSync(path.join(folder, name), text);
  }
  const {dependencies, devDependencies, overrides} = JSON.parse(manifest) as Manifest;
  const key = JSON.stringify({dependencies, devDependencies, overrides});
  const source = installed.get(key) ?? install(manifest);
  installed.set(key, source);
  symlinkSync(path.join(await source, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}

type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

async function install(manifest: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  writeFileSync(path.join(folder, 'package.json'), manifest);
  await execute('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder});
  return folder;
}

/** The site is not published where the checks run: the package of the sandbox comes from a file. */
const withLocalSandbox = (manifest: string, file: string): string =>
  manifest.replace(/"https:[^"]*\/docs-sandbox-[^"]*"/, JSON.stringify(`file:${file}`));
