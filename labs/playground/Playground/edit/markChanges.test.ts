// @vitest-environment happy-dom
import {lintGutter} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView, lineNumbers} from '@codemirror/view';
import {expect, test} from 'vitest';
import {markChanges} from './markChanges';

test('marks changed lines as they are typed, and their numbers', () => {
  const view = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc: 'a\nb\nc',
      extensions: [lineNumbers(), lintGutter(), markChanges('a\nb\nc')],
    }),
  });
  const marked = (part: string) =>
    [...view.dom.querySelectorAll(part)].map(({textContent}) => textContent);
  expect(marked('.cm-line.cm-changed')).toEqual([]);
  view.dispatch({changes: {from: 2, to: 3, insert: 'B'}});
  expect(marked('.cm-line.cm-changed')).toEqual(['B']);
  expect(marked('.cm-lineNumbers .cm-changed')).toEqual(['2']);
  view.dispatch({changes: {from: 2, to: 4, insert: ''}});
  expect(marked('.cm-line.cm-changed')).toEqual([]);
  expect(marked('.cm-lineNumbers .cm-removed')).toEqual(['2']);
});
