import type {PlotOptions} from '@observablehq/plot';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attribute} from './attribute';
import {drawDiagram, drawPlot} from './drawing';

type Options = {
  /** The plots there are, by the name that a page gives in `draw`. */
  plots: Readonly<Record<string, PlotOptions>>;
};

/** Draws `<Figure draw="name">` from a plot, and a figure without a name from its Mermaid fence. */
const remarkFigure =
  ({plots}: Options): Transformer<Root> =>
  async (tree, page) => {
    const figures: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Figure') figures.push(element);
    });
    for (const figure of figures) {
      const fail = (message: string) => page.fail(message, {place: figure.position});

      if (!attribute(figure, 'caption'))
        fail('A figure needs a caption that states what it shows.');
      const value = await draw(figure, plots, page);
      figure.attributes.push({type: 'mdxJsxAttribute', name: 'svg', value});
      if (figure.children.length === 0) {
        fail('A figure needs its text equivalent: a paragraph or table between its tags.');
      }
    }
  };

async function draw(
  figure: MdxJsxFlowElement,
  plots: Options['plots'],
  page: VFile,
): Promise<string> {
  const place = figure.position;
  const name = attribute(figure, 'draw');
  try {
    if (name) {
      const plot = plots[name];
      if (!plot) {
        throw new Error(`figures/index.ts has ${Object.keys(plots).join(', ') || 'none'}`);
      }
      return drawPlot(plot);
    }
    const [fence, ...rest] = figure.children;
    if (fence?.type !== 'code' || fence.lang !== 'mermaid') {
      throw new Error('it needs `draw="name"`, or a mermaid fence as its first child');
    }
    figure.children = rest;
    return await drawDiagram(fence.value);
  } catch (cause) {
    return page.fail(`Cannot draw the figure ${name ?? ''}: ${String(cause)}`, {place});
  }
}

export default remarkFigure;
