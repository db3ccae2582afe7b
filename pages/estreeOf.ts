import type {MdxjsEsm} from 'mdast-util-mdx';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** The code of a node of MDX as a tree: a program of one statement. */
export const estreeOf = (statement: Program['body'][number]): {estree: Program} => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]},
});
