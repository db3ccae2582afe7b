import components from 'prismjs/components.json';
import {expect, test} from 'vitest';
import {listFences} from '../pages/checks/listFences';
import {readPages} from '../pages/checks/readPages';
import {grammars} from './prism';

const PLAIN = ['text', 'mermaid'];
const GRAMMARS = components.languages as Record<string, {alias?: string | string[]}>;

test('knows the grammar of every fence of the pages', () => {
  const languages = grammars.flatMap((name) => [name, GRAMMARS[name]?.alias ?? []].flat());
  const fenced = readPages().flatMap(listFences);
  const unknown = fenced.filter(({language}) => ![...languages, ...PLAIN].includes(language));
  expect(unknown).toEqual([]);
});
