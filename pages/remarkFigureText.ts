import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Leaves of a figure what can be read: its text equivalent, without the diagram's source. */
const remarkFigureText = (): Transformer<Root> => (tree) =>
  visit(tree, 'mdxJsxFlowElement', (figure) => {
    if (figure.name !== 'Figure') return;
    figure.children = figure.children.filter(
      (child) => child.type !== 'code' || child.lang !== 'mermaid',
    );
  });

export default remarkFigureText;
