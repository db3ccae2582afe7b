import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {undeclared} from '../../config/supply';
import {idOf, parseLock} from './parseLock';
import {servedBill, type Bill} from './servedBill';

const FILE = 'deploy/sbom.json';
const LOCK = 'package-lock.json';

const {name} = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string};
// Whole: with --omit=dev npm drops what the site needs too where tests name it themselves.
const bill = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const packages = parseLock({file: LOCK, text: readFileSync(LOCK, 'utf8')})
  .filter(({isDev}) => !isDev)
  .map(idOf);
const licences = Object.fromEntries(
  Object.entries(undeclared).map(([id, {licence}]) => [id, licence]),
);
const served = servedBill(JSON.parse(bill) as Bill, {name, packages: new Set(packages), licences});

mkdirSync(path.dirname(FILE), {recursive: true});
writeFileSync(FILE, `${JSON.stringify(served, null, 2)}\n`);
console.log(`${FILE}: ${served.components.length} packages`);
