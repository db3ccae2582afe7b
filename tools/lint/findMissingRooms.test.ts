import {expect, test} from 'vitest';
import {findMissingRooms} from './findMissingRooms';
import {listFiles} from './listFiles';

test('finds a row for every folder that needs one, and a folder for every row', () => {
  expect(findMissingRooms(listFiles())).toEqual([]);
});

test('names a new folder that has no row', () => {
  const rooms = [{room: 'pages'}, {room: 'plugins/search'}];
  const files = ['pages/README.md', 'plugins/search/README.md', 'plugins/search/index.ts'];
  expect(findMissingRooms(files, rooms)).toEqual([]);
  for (const [file, folder] of [
    ['shelf/index.ts', 'shelf'],
    ['plugins/cards/index.ts', 'plugins/cards'],
    ['labs/wallet/theme/index.css', 'labs/wallet'],
    ['plugins/loose.ts', 'plugins'],
  ] as const) {
    expect(findMissingRooms([...files, file], rooms)).toEqual([
      `${folder}/: has no row in tools/lint/rooms.ts; add one with what it holds and what it may import`,
    ]);
  }
});

test('asks for no row where there is no code', () => {
  const files = ['package.json', '.github/workflows/check.yml', 'static/a.svg', 'facts/README.md'];
  expect(findMissingRooms(files, [])).toEqual([]);
});

test('names a row whose folder is gone', () => {
  const rooms = [{room: 'pages'}, {room: 'scripts'}];
  expect(findMissingRooms(['pages/README.md'], rooms)).toContain(
    'tools/lint/rooms.ts: has a row for scripts/, which is gone',
  );
});

test('names a room without a README', () => {
  expect(findMissingRooms(['pages/index.ts'], [{room: 'pages'}])).toEqual([
    'pages/: has no README.md; say in 3 to 10 lines what it is, where to start, what it may import',
  ]);
});
