import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {findCircleFaults} from './findCircles';
import {findRoomFaults} from './findRoomFaults';
import {readGraph} from './readGraph';

/** Compares every import of the repository with the table of rooms, and refuses circles. */
function main(): void {
  const sources = listFiles().map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const {arrows} = readGraph(sources);
  const faults = [...findRoomFaults(sources), ...findCircleFaults(arrows)];
  faults.forEach((fault) => console.error(fault));
  console.log(`${sources.length} files, ${arrows.length} imports, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** Files that can import, with those that git does not have yet. */
const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.([cm]?[jt]s|tsx|mdx)$/.test(file) && existsSync(file));

main();
