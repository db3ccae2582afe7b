import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expanders} from '../../pages';
import {expandPage} from '../../pages/expandPage';
import {checkFrontMatter} from '../../pages/frontMatter';
import {readPage} from '../../pages/readPage';

/** Expands pages without the framework: prints each as Markdown, or what is wrong with it. */
async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('Name a page, as docs/sdk/core/overview.mdx.');
  for (const file of files) {
    try {
      console.log(await expanded(path.resolve(file)));
    } catch (cause) {
      console.error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`);
      process.exitCode = 1;
    }
  }
}

async function expanded(file: string): Promise<string> {
  const {content, frontMatter: written} = readPage(file);
  const page = {path: file, content, frontMatter: checkFrontMatter(written, file)};
  const tree = await expandPage(page, expanders(process.cwd(), ORIGIN, {draws: false}));
  return unified()
    .use([remarkMdx, remarkGfm, remarkDirective, remarkMath])
    .use(remarkStringify)
    .stringify(tree);
}

const ORIGIN = 'https://docs.uniswap.org';

void main(process.argv.slice(2));
