import {Window} from 'happy-dom';
import {beforeAll, expect, test} from 'vitest';
import {tolerateMovedNodes} from './tolerateMovedNodes';

const {document, Node: HappyNode} = new Window();

beforeAll(() => {
  tolerateMovedNodes(HappyNode as unknown as typeof Node);
});

/** A paragraph of two texts, the first of which a translator has wrapped. */
function translated() {
  const paragraph = document.createElement('p');
  const [first, second] = [document.createTextNode('One. '), document.createTextNode('Two.')];
  paragraph.append(first, second);
  const font = document.createElement('font');
  first.replaceWith(font);
  font.append(first);
  return {paragraph, first, second};
}

test('removes a text that was moved, and the wrapper that it leaves empty', () => {
  const {paragraph, first} = translated();
  paragraph.removeChild(first);
  expect(paragraph.innerHTML).toBe('Two.');
});

test('removes a text that a translator has taken away, without an error', () => {
  const {paragraph, first} = translated();
  first.remove();
  expect(() => paragraph.removeChild(first)).not.toThrow();
});

test('inserts before the wrapper of a text that was moved', () => {
  const {paragraph, first} = translated();
  paragraph.insertBefore(document.createTextNode('Zero. '), first);
  expect(paragraph.innerHTML).toBe('Zero. <font>One. </font>Two.');
});

test('inserts at the end where the text is gone', () => {
  const {paragraph, first} = translated();
  first.remove();
  paragraph.insertBefore(document.createTextNode(' Three.'), first);
  expect(paragraph.textContent).toBe('Two. Three.');
});

test('does what the browser does where nothing was moved', () => {
  const {paragraph, second} = translated();
  paragraph.insertBefore(document.createTextNode('And. '), second);
  paragraph.removeChild(second);
  expect(paragraph.textContent).toBe('One. And. ');
});
