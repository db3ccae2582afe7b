import {products} from '../../facts/atlas/products';
import type {QueryAnswer, Sources} from './sources';

/** The entries of an error; it may be of several products. */
export const entriesOf = ({entries}: Sources, identifier: string): string[] =>
  entries
    .filter((entry) => entry.identifier === identifier)
    .map(({product, anchor}) => `${pageOf(product)}#${anchor}`);

const pageOf = (product: string): string => products.find(({name}) => name === product)?.page ?? '';

/** Revert identifiers: each entry's own place. */
export const revertRows = ({entries}: Sources): QueryAnswer[] =>
  entries.map(({identifier, product, anchor}) => ({
    query: identifier,
    kind: 'revert',
    address: `${pageOf(product)}#${anchor}`,
  }));
