import {calledOf, isErrorEntry} from './excerptNames';
import {FIELDS} from './fields';
import type {Excerpt} from './packExcerpts';
import type {Index} from './unpackIndex';
import {LONGEST_WORD, nameOf} from './words';

/** What programs call contracts and their functions: `PoolManager`, `WETHHook`, `Permit2`, `exactInput`. */
const NAME = /^(?:\w+[A-Z]\w*[a-z]\w*|[A-Z]\w*\d\w*|[a-z]\w*[A-Z]\w*)$/;
/** The address of an entry has its product: `/contracts/v4/reference/errors/errors`. */
const PRODUCT = /^\/contracts\/([\w-]+)\//;

/** How much of what a message names the entry of an error has: contracts that throw it, and its product; of other passages 0. */
export type Naming = (id: number) => number;

/** Creates what counts it, by which errors of one name are told from each other. */
export function createNaming(
  {postingsOf}: Pick<Index, 'postingsOf'>,
  excerpts: readonly Excerpt[],
): (message: string) => Naming {
  const entries = excerpts.map(isErrorEntry);
  const errors = new Set(excerpts.flatMap((one, id) => (entries[id] ? nameOf(calledOf(one)) : [])));
  const products = excerpts.map(({url}, id) => (entries[id] && PRODUCT.exec(url)?.[1]) || '');
  const productsIn = createProductsIn(products);
  return (message) => {
    const named = productsIn(message);
    const counts = new Map<number, number>();
    for (const name of namesIn(message)) {
      const naming = errors.has(nameOf(name)) ? undefined : postingsOf(name);
      const ids = new Set(FIELDS.flatMap((field) => naming?.[field]?.ids ?? []));
      for (const id of ids) if (entries[id]) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return (id) => (counts.get(id) ?? 0) + (named.has(products[id] ?? '') ? 1 : 0);
  };
}

/** Names in lower case, each once. */
function namesIn(message: string): Set<string> {
  const words = (message.match(/\w+/g) ?? []).filter(({length}) => length <= LONGEST_WORD);
  return new Set(words.filter((word) => NAME.test(word)).map((name) => name.toLowerCase()));
}

/** Creates what reads products from a message: `v4`, `@uniswap/v4-core`, `universal router`. */
function createProductsIn(products: readonly string[]): (message: string) => Set<string> {
  const patterns = [...new Set(products)]
    .filter(Boolean)
    .map((name) => ({name, pattern: new RegExp(`\\b${name.replace('-', '[- ]?')}\\b`, 'i')}));
  return (message) =>
    new Set(patterns.flatMap(({name, pattern}) => (pattern.test(message) ? name : [])));
}
