import {expect, test} from 'vitest';
import {expandPage} from '../../pages/expandPage';
import {shownPage, shows} from './shownPage';

const source = `## What is a \`tick\`? {/* #tick */}

A tick is **0.01%**, see <span id="row">row</span>.

\`\`\`ts
const tick = 60;
\`\`\`
`;
const readShown = async () =>
  shownPage(await expandPage({path: 'page.mdx', content: source, frontMatter: {}}, []), {
    route: '/tick',
    kind: 'concept',
  });

test('tells sentences from samples', async () => {
  const {text, code} = await readShown();
  expect(text).toContain('0.01%');
  expect(text).not.toContain('60');
  expect(code).toBe('const tick = 60;');
});

test('has the anchors of headings, with their words, and of elements', async () => {
  expect((await readShown()).anchors).toEqual([
    {id: 'tick', heading: 'What is a tick?'},
    {id: 'row'},
  ]);
});

test('shows a name in any case, in sentences and samples', () => {
  expect(shows({text: 'Read SLOT0 first', code: ''}, 'slot0')).toBe(true);
  expect(shows({text: '', code: 'swapRouter.swap()'}, 'SwapRouter')).toBe(true);
});

test('does not show a name that is a part of another', () => {
  expect(shows({text: 'SwapRouter02', code: ''}, 'SwapRouter')).toBe(false);
  expect(shows({text: 'ISwapRouter', code: ''}, 'SwapRouter')).toBe(false);
  expect(shows({text: '@uniswap/v3-sdk and my/v3-core-fork', code: ''}, 'v3-core')).toBe(false);
  expect(shows({text: '@uniswap/sdk-core', code: ''}, '@uniswap/sdk')).toBe(false);
});
