import {expect, test} from 'vitest';
import type {Runner} from '../../run/runner';
import {runSession} from './runSession';
import type {Session} from './session';

test('reports that a program runs once it starts', async () => {
  const changes: Partial<Session>[] = [];
  const runner: Partial<Runner> = {
    run: (_name, {onProgress, onStart}) => {
      onProgress?.('Loading 208 of 208 KB');
      onStart?.();
      return Promise.resolve({end: 'not-started', exitCode: 1, milliseconds: 0});
    },
  };
  await runSession({
    program: 'home/swap.ts',
    edits: {},
    runner: runner as Runner,
    signal: new AbortController().signal,
    captured: undefined,
    change: (change) => changes.push(change),
  });
  expect(changes.map(({progress}) => progress).slice(0, 2)).toEqual([
    {at: 'loading', sentence: 'Loading 208 of 208 KB'},
    {at: 'running'},
  ]);
});
