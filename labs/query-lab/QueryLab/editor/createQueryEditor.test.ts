// @vitest-environment happy-dom
import {buildSchema} from 'graphql';
import {expect, test} from 'vitest';
import {createQueryEditor} from './createQueryEditor';

const TOO_DEEP = '{'.repeat(61);
const WHY = 'Brackets may be nested at most 60 deep here.';

test('tells once why it does not take a text, however often the page gives it', () => {
  const refusals: string[] = [];
  const editor = createQueryEditor(document.createElement('div'), {
    text: TOO_DEEP,
    label: 'Query',
    schema: buildSchema('type Query { a: Int }'),
    check: () => Promise.resolve([]),
    onChange: () => undefined,
    onRun: () => undefined,
    onRefused: (why) => refusals.push(why),
  });
  editor.replace(TOO_DEEP);
  editor.replace(TOO_DEEP);
  expect(refusals).toEqual([WHY]);

  editor.replace('{ a }');
  editor.replace(TOO_DEEP);
  editor.replace(TOO_DEEP);
  expect(refusals).toEqual([WHY, WHY]);
  editor.destroy();
});

test('checks a text again where something else answers it', async () => {
  const checks: string[] = [];
  const editor = createQueryEditor(document.createElement('div'), {
    text: '{ a }',
    label: 'Query',
    schema: buildSchema('type Query { a: Int }'),
    check: (text) => {
      checks.push(text);
      return Promise.resolve([]);
    },
    onChange: () => undefined,
    onRun: () => undefined,
    onRefused: () => undefined,
  });
  await expect.poll(() => checks.length, {timeout: 3_000}).toBe(1);
  editor.recheck();
  await expect.poll(() => checks.length, {timeout: 3_000}).toBe(2);
  editor.destroy();
});
