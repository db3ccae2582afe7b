import {expect, test} from 'vitest';
import {packRecording, unpackRecording} from './packRecording';
import {rowsAt, since, type Recording} from './recording';

const recording: Recording = {
  start: 5,
  head: {number: 9, timestamp: 1_767_225_600, hash: '0x09'},
  versions: {
    Pool: [
      {block: 5, row: {id: '0xa', tick: null, ticks: ['1', '2'], volume: '0'}},
      {block: 6, row: {id: '0xa', tick: '7', ticks: ['1', '2'], volume: '0'}},
      {block: 6, row: {id: '0xb', tick: '7', ticks: [], volume: '0'}},
      {block: 8, row: {id: '0xa', tick: '7', ticks: ['1', '2'], volume: '3'}},
    ],
    Flash: [],
  },
};

test('keeps of each version what differs from the line before, row by row', () => {
  const lines = packRecording(recording).split('\n');
  expect(lines.filter((line) => /^\[|fields/.test(line))).toEqual([
    '"Pool": {"fields": ["id","tick","ticks","volume"], "lines": [',
    '[5,0,"0xa",1,null,2,["1","2"],3,"0"],',
    '[6,1,"7"],',
    '[8,3,"3"],',
    '[6,0,"0xb",2,[],3,"0"]',
    '"Flash": {"fields": [], "lines": [',
  ]);
});

test('gives back what was packed', () => {
  const {versions, ...rest} = unpackRecording(packRecording(recording));
  expect(rest).toEqual({start: recording.start, head: recording.head});
  expect(versions.Pool).toHaveLength(4);
  expect(versions.Pool).toEqual(expect.arrayContaining([...(recording.versions.Pool ?? [])]));
  expect(versions.Flash).toEqual([]);
});

test('forgets what was replaced before the first block that may be asked for', () => {
  const later = since(7, recording);
  expect(later.start).toBe(7);
  expect(later.versions.Pool?.map(({block, row}) => [block, row.id])).toEqual([
    [6, '0xa'],
    [6, '0xb'],
    [8, '0xa'],
  ]);
  expect(rowsAt(later, 'Pool', 7)).toEqual(rowsAt(recording, 'Pool', 7));
});
