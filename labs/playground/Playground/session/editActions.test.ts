// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import {hashOfEdits} from '../edit/editState';
import {EDITOR_BYTES} from './editorBytes';
import {fakeRunner, FILE, open, sessionOf, startEachAlone} from './session.fixture';
import type {Session} from './session';

startEachAlone();

test('says how much the editor loads before it does, where a reader spares data', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  open(fakeRunner().runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  expect(sessionOf('home/swap.ts').editing).toBeUndefined();
  expect(sessionOf('home/swap.ts').editorBytes).toBe(EDITOR_BYTES + 10_000);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  expect(sessionOf('home/swap.ts').editing).toMatchObject({place: 'place', file: FILE});
});

test('keeps own edits for a later load of the page until a reset, never those of a link', async () => {
  const edited = async (): Promise<Session> => {
    open(fakeRunner().runner);
    await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
    return sessionOf('home/swap.ts');
  };
  (await edited()).act.edit(FILE, 'mine');
  expect(sessionOf('home/swap.ts').isKept).toBe(false);
  const {act, ...kept} = await edited();
  expect(kept).toMatchObject({edits: {[FILE]: 'mine'}, isKept: true});

  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs'});
  await act.takeLink('place');
  act.edit(FILE, 'theirs and mine');
  expect((await edited()).edits).toEqual({[FILE]: 'mine'});
  sessionOf('home/swap.ts').act.reset();
  expect((await edited()).edits).toEqual({});
});

test('opens a link at its first change, and leaves the focus where it is', async () => {
  open(fakeRunner().runner);
  const hash = hashOfEdits('home/swap.ts', {'examples/a.ts': 'a\nb', [FILE]: 'old\nnew'});
  window.location.hash = hash;
  await sessionOf('home/swap.ts').act.takeLink('place');
  expect(sessionOf('home/swap.ts').editing).toEqual({
    ...{place: 'place', file: FILE, goTo: {line: 2, column: 1, isQuiet: true}},
  });
});

test('leaves the code of a link in its place where an editor loads meanwhile', async () => {
  sessionStorage.setItem('playground home/swap.ts', JSON.stringify({[FILE]: 'mine'}));
  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs'});
  const {runner} = fakeRunner();
  let loads = 0;
  const sourcesOf = async (name: string) => {
    loads += 1;
    // The second comes after the link was taken.
    if (loads === 2) await vi.waitUntil(() => sessionOf('home/swap.ts').isForeign);
    return runner.sourcesOf(name);
  };
  open({...runner, sourcesOf});
  const {act} = sessionOf('home/swap.ts');
  await Promise.all([act.takeLink('place'), act.toggleEditor('place', FILE, 'old')]);
  expect(sessionOf('home/swap.ts')).toMatchObject({isForeign: true, edits: {[FILE]: 'theirs'}});
});

test('gives back what a reset took away', async () => {
  open(fakeRunner().runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  const {act} = sessionOf('home/swap.ts');
  act.edit(FILE, 'new');
  act.reset();
  expect(sessionOf('home/swap.ts').edits).toEqual({});
  act.undoReset();
  expect(sessionOf('home/swap.ts').edits).toEqual({[FILE]: 'new'});
});

test('closes the editor of buttons that are gone', async () => {
  open(fakeRunner().runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  sessionOf('home/swap.ts').act.leave('other');
  expect(sessionOf('home/swap.ts').editing?.place).toBe('place');
  sessionOf('home/swap.ts').act.leave('place');
  expect(sessionOf('home/swap.ts').editing).toBeUndefined();
});

test('gives back own edits after a second link, whatever was typed in its code', async () => {
  open(fakeRunner().runner);
  const {act} = sessionOf('home/swap.ts');
  await act.toggleEditor('place', FILE, 'old');
  act.edit(FILE, 'mine');
  for (const text of ['theirs', 'of others']) {
    window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: text});
    await act.takeLink('place');
  }
  act.edit(FILE, 'of others, and a key');
  act.undoReset();
  expect(sessionOf('home/swap.ts')).toMatchObject({edits: {[FILE]: 'mine'}, isForeign: false});
});
