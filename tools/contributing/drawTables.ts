import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOMS} from '../lint/rooms';
import {fillBlock} from './fillBlock';
import {promiseTable} from './promiseTable';
import {readPromises} from './readPromises';
import {roomTable} from './roomTable';

/** The files of `contributing/` with tables drawn from the code, by path, as they should be. */
export function drawTables(): Record<string, string> {
  const specs = readdirSync('tests').filter((file) => file.endsWith('.spec.ts'));
  const promises = Object.fromEntries(
    specs
      .sort()
      .map((file) => [
        path.basename(file, '.spec.ts'),
        readPromises(readFileSync(path.join('tests', file), 'utf8')),
      ]),
  );
  return Object.fromEntries(
    [
      {file: 'contributing/architecture.md', name: 'rooms', lines: roomTable(ROOMS)},
      {file: 'contributing/promises.md', name: 'promises', lines: promiseTable(promises)},
    ].map(({file, name, lines}) => [file, fillBlock(readFileSync(file, 'utf8'), name, lines)]),
  );
}
