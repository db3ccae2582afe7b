import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Versions} from './examples/packagesOf';
import {isTypeChecked, parseFence, type Fence} from './examples/parseFence';
import {provenance} from './examples/provenance';
import {executedWith, quoteCommands, quoteFence} from './examples/quote';
import {isQuery} from './examples/programs';
import {projectContents} from './examples/projects/projectContents';
import {projectFor} from './examples/projects/projectFor';
import type {Examples} from './examples/readExamples';
import {numberBlocks, outputsIn, runProperties} from './examples/runProperties';

type Options = {
  /** Reads the files under `examples/`; called for each page, so that a change shows at once. */
  read: () => Examples;
  /** Version of each package, as package.json pins it. */
  versions: Versions;
  /** Origin of the published site, from which Remix loads a contract. */
  siteUrl: string;
};

/**
 * Fills a fence marked `example=v3/quote.ts#fetch` with that region of that program, and one
 * marked `output=v3/quote.ts` with what it printed, and one marked `run=v3/quote.ts` with what to
 * type; says below the code what it ran with. Code and output get the program that a reader may run
 * in the tab as properties, which the block of code draws and no Markdown shows.
 */
const remarkExample =
  ({read, versions, siteUrl}: Options): Transformer<Root> =>
  (tree, page) => {
    let examples: Examples | undefined;
    const shownOutputs = outputsIn(tree);
    visit(tree, 'code', (fence, index, parent) => {
      if (!/(^|\s)(example|output|run)=/.test(fence.meta ?? '')) return undefined;
      try {
        examples ??= read();
        const quoted = parseFence(fence.meta ?? '');
        fill(fence, quoted, {examples, siteUrl});
        fence.data = {...fence.data, hProperties: runProperties(quoted, examples, shownOutputs)};
        if (!parent || index === undefined) return undefined;
        if (quoted.run) {
          const project = projectFor(quoted.run, {examples, versions, siteUrl});
          parent.children.splice(index + 1, 0, projectContents(project));
          return [SKIP, index + 2];
        }
        if (!quoted.example) return undefined;
        const {file} = quoted.example;
        const packages = executedWith(file, examples, versions);
        const source = examples[file] ?? '';
        const isChecked = isTypeChecked(quoted);
        parent.children.splice(
          index + 1,
          0,
          provenance({file, source, packages, isTypeChecked: isChecked, siteUrl}),
        );
        return [SKIP, index + 2];
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        return page.fail(`Cannot fill the fence "${fence.meta}": ${reason}`, {
          place: fence.position,
        });
      }
    });
    numberBlocks(tree);
  };

function fill(
  fence: Code,
  quoted: Fence,
  {examples, siteUrl}: {examples: Examples; siteUrl: string},
): void {
  if (fence.value.trim() !== '') {
    throw new Error('it has text of its own; leave it empty, the file fills it');
  }
  const {run, title, rest} = quoted;
  fence.value = run ? quoteCommands(run, examples, siteUrl) : quoteFence(quoted, examples);
  fence.meta = title ? rest : `title="${titleOf(quoted)}" ${rest}`.trim();
}

function titleOf({example, output = '', run}: Fence): string {
  if (example) return path.basename(example.file);
  if (run) return 'terminal';
  return isQuery(output) ? 'response' : 'what it prints';
}

export default remarkExample;
