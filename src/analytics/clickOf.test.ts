// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {clickOf} from './clickOf';

/** What is reported of a click on the element with `id="it"`. */
function click(html: string) {
  document.body.innerHTML = html;
  return clickOf(document.querySelector('#it'));
}

test('reports links of the bar, the footer and the menu, by what they say', () => {
  expect(click('<nav class="navbar"><a href="/sdk"><i id="it"> SDKs </i></a></nav>')).toEqual({
    name: 'navbar click',
    properties: {section: 'navbar', element: 'SDKs'},
  });
  expect(click('<footer class="footer"><a id="it">Discord</a></footer>')?.name).toBe(
    'footer click',
  );
  expect(click('<nav class="menu"><a id="it">Fees</a></nav>')?.name).toBe('menu click');
});

test('reports the search box apart from the bar that it stands in', () => {
  const html = '<nav class="navbar"><button data-label="Search" id="it">Search Ctrl K';
  expect(click(html)).toEqual({
    name: 'search bar click',
    properties: {section: 'search', element: 'Search'},
  });
});

test('reports the menu of a phone as such, with the dialog it stands in', () => {
  const html = '<div class="navbar"><div class="navbar-sidebar"><ul class="menu"><a id="it">Fees';
  expect(click(html)).toEqual({
    name: 'menu click',
    properties: {section: 'menu', element: 'Fees', modal: 'sidebar'},
  });
});

test('reports nothing of the text, nor of what is no control', () => {
  expect(click('<article><a id="it">Fees</a></article>')).toBeUndefined();
  expect(click('<footer class="footer"><p id="it">Text</p></footer>')).toBeUndefined();
  expect(clickOf(null)).toBeUndefined();
});

test('cuts long names after 80 characters', () => {
  const html = `<footer class="footer"><a id="it">${'x'.repeat(90)}</a></footer>`;
  expect(click(html)?.properties.element).toHaveLength(80);
});
