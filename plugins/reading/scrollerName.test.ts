// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {scrollerName} from './scrollerName';

/** The name of the element that has an id. */
function nameIn(html: string): string {
  document.body.innerHTML = `<div class="markdown">${html}</div>`;
  return scrollerName(document.querySelector('#it') as Element);
}

test('calls a table by its heads and the heading above it', () => {
  const table = '<table id="it"><tr><th>Parameter</th><th>Type</th></tr></table>';
  expect(nameIn(`<h1>Pool</h1><h3>swap<a>\u200b</a></h3>${table}<h3>mint</h3>`)).toBe(
    'Table of Parameter, Type, in: swap',
  );
});

test('calls code by its title', () => {
  expect(nameIn('<div class="theme-code-block"><div>swap.ts</div><pre id="it"></pre></div>')).toBe(
    'Code of swap.ts',
  );
});

test('calls code without a title by the heading above it', () => {
  const code = '<div class="theme-code-block"><div><pre id="it"></pre></div></div>';
  expect(nameIn(`<h2>Quote</h2>${code}`)).toBe('Code, in: Quote');
});
