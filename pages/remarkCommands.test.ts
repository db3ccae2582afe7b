import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {routerCommands, routerNotes} from '../testing/commands.fixture';
import {linesOf} from '../testing/linesOf';
import {notesOf} from '../testing/reference.fixture';
import remarkCommands from './remarkCommands';

function expand(commands = routerNotes(), path = '/site/docs/router.mdx'): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse('Before.\n\n<Commands />');
  const notes = notesOf({commands});
  const pages = new Map([[notes.contract, {route: '/router', file: 'docs/router.yaml', notes}]]);
  const entryOf = (identifier: string, route: string) =>
    route === '/router' ? `/v2/errors#${identifier}` : `${route}errors#${identifier}`;
  void remarkCommands({read: () => ({set: routerCommands, pages, entryOf})})(
    tree,
    new VFile({path}),
    () => undefined,
  );
  return linesOf(tree.children);
}

test('puts the commands where the page asks for them', () => {
  const lines = expand();
  expect(lines[0]).toBe('Before.');
  expect(lines).toContain('### PAY_BACK {#pay-back}');
  expect(lines).not.toContain('<Commands>');
});

test('leads to what Permit2 says of an error before others of that name', () => {
  expect(expand()).toContain(
    '- [TooPoor()](/contracts/permit2/errors#TooPoor()): The router holds less.',
  );
});

test('fails with the page, and names every fault of the notes', () => {
  const {CALL_ON, ...rest} = routerNotes();
  expect(CALL_ON).toBeDefined();
  expect(() => expand(rest)).toThrow(
    /router\.yaml does not fit the commands of the package:\n {2}- command CALL_ON has no note/,
  );
});

test('misses the notes of a page that has none', () => {
  expect(() => expand(undefined, '/site/docs/other.mdx')).toThrow('PAY_BACK has no note');
});
