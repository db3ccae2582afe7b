import {expect, test} from 'vitest';
import {findMissingRooms} from './findMissingRooms';
import {listFiles} from './listFiles';

test('finds a row for every folder that needs one, and a folder for every row', () => {
  expect(findMissingRooms(listFiles())).toEqual([]);
});

test('names a new folder that has no row', () => {
  const rooms = [{room: 'pages'}, {room: 'plugins/search'}];
  const files = ['pages/index.ts', 'plugins/search/index.ts'];
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
  expect(findMissingRooms(['pages/index.ts'], [{room: 'pages'}, {room: 'scripts'}])).toEqual([
    'tools/lint/rooms.ts: has a row for scripts/, which is gone',
  ]);
});
