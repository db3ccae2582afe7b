import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INTERNALS} from '../../plugins/speed/internals';
import {ROOMS} from '../lint/rooms';
import {fillBlock} from './fillBlock';
import {internalsTable} from './internalsTable';
import {promiseTable} from './promiseTable';
import {readPromises} from './readPromises';
import {roomFloors} from './roomFloors';
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
  const blocks = [
    {file: 'contributing/architecture.md', name: 'floors', lines: roomFloors(ROOMS)},
    {file: 'contributing/architecture.md', name: 'rooms', lines: roomTable(ROOMS)},
    {file: 'contributing/internals.md', name: 'internals', lines: internalsTable(INTERNALS)},
    {file: 'contributing/promises.md', name: 'promises', lines: promiseTable(promises)},
  ];
  const texts: Record<string, string> = {};
  for (const {file, name, lines} of blocks) {
    texts[file] = fillBlock(texts[file] ?? readFileSync(file, 'utf8'), name, lines);
  }
  return texts;
}
