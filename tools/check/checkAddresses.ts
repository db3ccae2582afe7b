import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {deployments} from '../../facts/registry/contracts';
import {findAddressFaults} from '../../pages/checks/findAddressFaults';
import {findSupersededFaults} from '../../pages/checks/findSupersededFaults';
import {registered} from '../../pages/checks/registered';

const FOLDERS = ['docs', 'blog', 'examples', 'src', 'labs', 'figures'];

/** What other tools print is kept as they print it: lower case, with addresses of their own chains. */
const PRINTED = path.join('src', 'failure', 'messages.yaml');

const MAINNET = 1;
const superseded = new Set(
  deployments
    .filter(
      ({chainId, kind, status}) =>
        chainId === MAINNET && kind === 'router' && status === 'superseded',
    )
    .map(({contract}) => contract),
);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
).filter((file) => file !== PRINTED);
const faults = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [
    ...findAddressFaults({file, text}, registered),
    ...findSupersededFaults({file, text}, superseded),
  ];
});

for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, ${faults.length} addresses that are not shown as the registry has them`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
