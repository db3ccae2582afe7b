import type {MdxjsEsm} from 'mdast-util-mdx';
import {estreeOf} from '../../../pages/estreeOf';

/** `import <name> from '<file>';` at the beginning of a page. */
export const importOf = (name: string, file: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${name} from '${file}';`,
  data: estreeOf({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: file, raw: `'${file}'`},
  }),
});
