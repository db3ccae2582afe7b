import {readFileSync} from 'node:fs';
import {Prism} from 'prism-react-renderer';
import {expect, test} from 'vitest';
import {shellOfFences} from './shellOfFences';

const grammar = readFileSync('node_modules/prismjs/components/prism-bash.js', 'utf8');

test('names the programs and variables of pages, in a grammar that works', () => {
  const lean = shellOfFences(grammar);
  expect(lean.length).toBeLessThan(grammar.length - 2_000);
  new Function('Prism', lean)(Prism);
  const html = Prism.highlight('npm ci && echo "$HOME"', Prism.languages.bash ?? {}, 'bash');
  expect(html).toContain('<span class="token function">npm</span>');
  expect(html).toContain('<span class="token environment constant">$HOME</span>');
});

test('says where it looked when the grammar is laid out anew', () => {
  expect(() => shellOfFences('Prism.languages.bash = {};')).toThrow(
    'lean: prismjs/components/prism-bash.js no longer holds a list like',
  );
});
