import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {exceptions, installScripts, npmSettings, permissive, undeclared} from '../../config/supply';
import {listPackages} from '../check/listPackages';
import {findImportFaults, type Manifest} from './findImportFaults';
import {findLicenceFaults} from './findLicenceFaults';
import {findScriptFaults, findSettingFaults, findSkippedScripts} from './findScriptFaults';
import {findSourceFaults} from './findSourceFaults';
import {findWorkflowFaults} from './findWorkflowFaults';
import {parseLock} from './parseLock';

const WORKFLOWS = '.github/workflows';

const readFile = (file: string) => ({
  file,
  text: existsSync(file) ? readFileSync(file, 'utf8') : '',
});
const folders = listPackages().map((name) => path.join('packages', name));
const packages = ['.', ...folders].flatMap((folder) =>
  parseLock(readFile(path.join(folder, 'package-lock.json'))),
);
const manifestIn = (folder: string) =>
  JSON.parse(readFile(path.join(folder, 'package.json')).text) as Manifest & {
    scripts: Record<string, string>;
  };
const manifest = manifestIn('.');
const code = execFileSync(
  'git',
  // The owner of the folder does not matter: nothing of it runs.
  ['-c', 'safe.directory=*', 'ls-files', '-z', '-co', '--exclude-standard'],
  {encoding: 'utf8'},
)
  .split('\0')
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));
/** What a file may import: of the project, and of the folder of packages that is for its subject. */
const manifestOf = (file: string): Manifest => {
  const folder = folders.find((one) => file.split('/').includes(path.basename(one)));
  if (!folder) return manifest;
  const dependencies = {...manifest.dependencies, ...manifestIn(folder).dependencies};
  return {...manifest, dependencies};
};
const workflows = readdirSync(WORKFLOWS).map((name) => readFile(path.join(WORKFLOWS, name)));

const faults = [
  ...findSourceFaults(packages),
  ...findScriptFaults(packages, installScripts),
  ...findSettingFaults(readFile('.npmrc'), npmSettings.project),
  ...folders.flatMap((folder) =>
    findSettingFaults(readFile(path.join(folder, '.npmrc')), npmSettings.packages),
  ),
  ...findSkippedScripts(manifest.scripts),
  ...findLicenceFaults(packages, {permissive, exceptions, undeclared}),
  ...workflows.flatMap(findWorkflowFaults),
  ...code.flatMap((file) => findImportFaults(readFile(file), manifestOf(file))),
];

for (const fault of faults) console.error(fault);
console.log(
  `${packages.length} packages, ${workflows.length} workflows, ${faults.length} faults of supply`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
