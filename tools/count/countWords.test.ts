import {expect, test} from 'vitest';
import {countWords} from './countWords';

test('counts a replaced word in names, comments and prose, and no longer word that holds it', () => {
  const {twin, grounds, lest, planted} = countWords(
    'const parseTwin = TWIN_FILES; // twins of a page, the lest background, wildest; plantedNotes',
  );
  expect({twin, grounds, lest, planted}).toEqual({twin: 3, grounds: 0, lest: 1, planted: 1});
});

test('counts data that are named by a participle', () => {
  const {participles} = countWords(
    'const found = 1; let told: string; const foundPages = 2; found();',
  );
  expect(participles).toBe(2);
});
