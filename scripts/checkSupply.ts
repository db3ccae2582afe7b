import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {exceptions, installScripts, npmSettings, permissive, undeclared} from '../config/supply';
import {findLicenceFaults} from './supply/findLicenceFaults';
import {findScriptFaults, findSettingFaults, findSkippedScripts} from './supply/findScriptFaults';
import {findSourceFaults} from './supply/findSourceFaults';
import {findWorkflowFaults} from './supply/findWorkflowFaults';
import {parseLock} from './supply/parseLock';

const WORKFLOWS = '.github/workflows';

const read = (file: string) => ({file, text: existsSync(file) ? readFileSync(file, 'utf8') : ''});
const folders = readdirSync('packages').map((name) => path.join('packages', name));
const packages = ['.', ...folders].flatMap((folder) =>
  parseLock(read(path.join(folder, 'package-lock.json'))),
);
const {scripts} = JSON.parse(read('package.json').text) as {scripts: Record<string, string>};
const workflows = readdirSync(WORKFLOWS).map((name) => read(path.join(WORKFLOWS, name)));

const faults = [
  ...findSourceFaults(packages),
  ...findScriptFaults(packages, installScripts),
  ...findSettingFaults(read('.npmrc'), npmSettings.project),
  ...folders.flatMap((folder) =>
    findSettingFaults(read(path.join(folder, '.npmrc')), npmSettings.packages),
  ),
  ...findSkippedScripts(scripts),
  ...findLicenceFaults(packages, {permissive, exceptions, undeclared}),
  ...workflows.flatMap(findWorkflowFaults),
];

for (const fault of faults) console.error(fault);
console.log(
  `${packages.length} packages, ${workflows.length} workflows, ${faults.length} faults of supply`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
