import {readFileSync} from 'node:fs';
import {findCircleFaults} from './findCircles';
import {findMissingRooms} from './findMissingRooms';
import {findRoomFaults} from './findRoomFaults';
import {listFiles} from './listFiles';
import {readGraph} from './readGraph';

/** Compares every import of the repository with the table of rooms, and refuses circles. */
function main(): void {
  const files = listFiles();
  const sources = files
    .filter((file) => /\.([cm]?[jt]s|tsx|mdx)$/.test(file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const {arrows} = readGraph(sources);
  const faults = [
    ...findMissingRooms(files),
    ...findRoomFaults(sources),
    ...findCircleFaults(arrows),
  ];
  faults.forEach((fault) => console.error(fault));
  console.log(`${sources.length} files, ${arrows.length} imports, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main();
