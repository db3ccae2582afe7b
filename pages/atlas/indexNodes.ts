import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {AtlasEntry} from '../../facts/atlas';
import {products} from '../../facts/atlas/products';
import {estreeOf} from '../estreeOf';
import {code, inline, link, table, text, type Nodes} from '../nodes';
import {addressOf} from './entryFinder';

/** What the look-up in the browser knows of an identifier. */
export type IdentifierTarget = {
  identifier: string;
  selector?: string;
  href: string;
  product: string;
};

/** A table of every identifier of every product. */
export function indexNodes(entries: readonly AtlasEntry[]): Nodes {
  return products.map(({name, title}) =>
    table(
      [title, 'Thrown by', 'It reverts when'],
      entries
        .filter(({product}) => product === name)
        .map((entry) => [
          [link(addressOf(entry), [code(entry.identifier)])],
          [text([...new Set(entry.throwers.map(throwerName))].join(', '))],
          inline(entry.condition),
        ]),
    ),
  );
}

const throwerName = ({contract, isHeldOnly}: AtlasEntry['throwers'][number]): string =>
  isHeldOnly ? `${contract} (holds it only)` : contract;

/** The same identifiers for the look-up, as the value of an attribute. */
export const knownEntries = (entries: readonly AtlasEntry[]): IdentifierTarget[] =>
  entries.map((entry) => ({
    identifier: entry.identifier,
    ...(entry.kind === 'error' && {selector: entry.selector}),
    href: addressOf(entry),
    product: products.find(({name}) => name === entry.product)?.title ?? entry.product,
  }));

/** An attribute of an element in a page that holds JSON. */
export function jsonAttribute(
  name: string,
  value: unknown,
): MdxJsxFlowElement['attributes'][number] {
  const raw = JSON.stringify(JSON.stringify(value));
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `JSON.parse(${raw})`,
      data: estreeOf({
        type: 'ExpressionStatement',
        expression: {
          type: 'CallExpression',
          optional: false,
          callee: {
            type: 'MemberExpression',
            computed: false,
            optional: false,
            object: {type: 'Identifier', name: 'JSON'},
            property: {type: 'Identifier', name: 'parse'},
          },
          arguments: [{type: 'Literal', value: JSON.stringify(value)}],
        },
      }),
    },
  };
}
