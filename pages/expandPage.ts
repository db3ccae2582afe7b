import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Transformer} from 'unified';
import {VFile} from 'vfile';

/** A page's text and what its expanders need to know of it. */
type PageSource = {
  /** The file, absolute. */
  path: string;
  /** The text below the front matter. */
  content: string;
  frontMatter: Record<string, unknown>;
};

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath);

/** The tree of a page as readers get it, for those who read it without the framework. */
export async function expandPage(
  {path, content, frontMatter}: PageSource,
  expanders: readonly (() => Transformer<Root>)[],
): Promise<Root> {
  const file = new VFile({path, value: content, data: {frontMatter}});
  const processor = unified();
  expanders.forEach((expander) => processor.use(expander));
  return (await processor.run(parser.parse(file), file)) as Root;
}
