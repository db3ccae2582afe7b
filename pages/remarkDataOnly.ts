import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const IMPORT =
  /^import \w+ from '@((theme|site\/src\/components)\/[\w/-]+|site\/labs\/[\w-]+\/[A-Z]\w+)';$/;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const LITERAL = /^(-?[\d._]+|true|false|'[^'\\]*')$/;

/**
 * Refuses code in a page: MDX runs it in the build, where it reads the environment and the files of
 * the builder. Pages import components, and give them literals.
 */
const remarkDataOnly = (): Transformer<Root> => (tree, page) =>
  visit(tree, (node) => {
    const refuse = (code: string) =>
      page.fail(
        `Pages hold no code, but "{${code}}". Expected a number, true, false or a text in quotes; compute in a component.`,
        {place: node.position},
      );
    if (node.type === 'mdxjsEsm') {
      const other = node.value.split('\n').find((line) => line.trim() && !IMPORT.test(line));
      if (other) {
        page.fail(
          `Pages hold no code, but "${other}". Import a component as \`import Name from '@site/src/components/Name';\`, and write code there.`,
          {place: node.position},
        );
      }
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (node.value.replaceAll(COMMENT, '').trim()) refuse(node.value);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') refuse(attribute.value);
        else if (attribute.value && typeof attribute.value === 'object') {
          if (!LITERAL.test(attribute.value.value.trim())) refuse(attribute.value.value);
        }
      }
    }
  });

export default remarkDataOnly;
