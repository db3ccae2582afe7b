import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../config/redirects';

/** New texts of files by their path in the project, or what to make of the text they have. */
export type Changes = Record<string, string | ((text: string) => string)>;

/** How a build ended, all that it printed, and the folder it wrote to. */
export type Build = {failed: boolean; output: string; directory: string};

/** Builds a small copy of this project, after making the changes. */
export async function buildFixture(
  name: string,
  changes: Changes = {},
  environment: Record<string, string> = {},
): Promise<Build> {
  const directory = writeFixture(name, changes);
  const {code, output} = await runBuild(directory, environment);
  return {failed: code !== 0, output, directory: path.join(directory, 'build')};
}

/**
 * Writes a copy of this project to `.cache/fixtures/<name>` that has six pages and one article, with
 * the changes made. Gives its folder.
 */
export function writeFixture(name: string, changes: Changes = {}): string {
  const directory = path.resolve('.cache/fixtures', name);
  copyProject(process.cwd(), directory);
  for (const [file, change] of Object.entries({...smallSite(), ...changes})) {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(
      target,
      typeof change === 'string' ? change : change(readFileSync(target, 'utf8')),
    );
  }
  return directory;
}

/** A documentation page with nothing wrong in it; `fields` replace lines of its front matter. */
export function page(fields: Record<string, string | undefined> = {}, text = 'Text.'): string {
  const matter = {
    title: 'A page',
    description: 'A description of sixty characters or more, which says what the page is about.',
    kind: 'overview',
    packages: '[]',
    status: 'current',
    verified: '2026-11-21',
    ...fields,
  };
  const lines = Object.entries(matter).flatMap(([key, value]) => (value ? `${key}: ${value}` : []));
  return `---\n${lines.join('\n')}\n---\n\n## Heading {/* #heading */}\n\n${text}\n`;
}

const LANDINGS = {
  concepts: 'concepts/overview',
  contracts: 'contracts/v3/overview',
  sdk: 'sdk/v3/overview',
  api: 'api/subgraph/overview',
};

/** What a copy does without: what builds make, what is large, the pages, the tests. */
const LEFT_OUT =
  /^(\.git|\.cache|\.docusaurus|build|(packages\/[^/]+\/)?node_modules|docs|blog|src\/pages)$|\.(test|spec)\.ts$/;

/** What was read of the packages, which takes more time than the rest of a small build. */
const MODELS = '.cache/reference';

function copyProject(project: string, directory: string): void {
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  const isKept = (entry: string) => !LEFT_OUT.test(path.relative(project, entry));
  // One by one: Node refuses to copy a folder into itself, whatever the filter says.
  for (const name of readdirSync(project)) {
    const entry = path.join(project, name);
    if (isKept(entry)) {
      cpSync(entry, path.join(directory, name), {recursive: true, filter: isKept});
    }
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(directory, 'node_modules'), 'dir');
  const models = path.join(project, MODELS);
  if (existsSync(models)) cpSync(models, path.join(directory, MODELS), {recursive: true});
}

/** What every page leads to beside the landings, by its menu of tools and its footer, with the part that is meant. */
const LINKED = {
  'concepts/workbench': 'heading',
  'concepts/uniswap-protocol': 'heading',
  'concepts/governance/overview': 'heading',
  'contracts/v3/reference/deployments': 'heading',
  'contracts/v3/reference/error-codes': 'heading',
  'contracts/universal-router/technical-reference': 'read-calldata',
  'api/subgraph/guides/examples': 'query-lab',
  'api/agents': 'heading',
};

function smallSite(): Changes {
  const pages = [
    ...Object.values(LANDINGS).map((id) => [`docs/${id}.mdx`, page()] as const),
    ...Object.entries(LINKED).map(
      ([id, part]) => [`docs/${id}.mdx`, page().replace('#heading', `#${part}`)] as const,
    ),
  ];
  const sidebars = Object.entries(LANDINGS).map(
    ([section, id]) =>
      [`sidebars/${section}.ts`, `export default {${section}Sidebar: ['${id}']};\n`] as const,
  );
  return {
    ...Object.fromEntries([...pages, ...sidebars]),
    'src/pages/index.mdx': '---\ntitle: Home\n---\n\n## Tools {/* #tools */}\n',
    'src/pages/privacy.mdx': '---\ntitle: Privacy\n---\n\nText.\n',
    'blog/article.mdx': '---\ntitle: An article\ndate: 2026-11-21\n---\n\nText.\n',
    'config/redirects.ts': redirects([]),
  };
}

/** The file of redirects with these pages that moved, and no parts of addresses. */
export const redirects = (movedPages: readonly Redirect[]): string =>
  [
    'export type Redirect = {from: string; to: string};',
    'export const movedParts: readonly Redirect[] = [];',
    `export const movedPages: readonly Redirect[] = ${JSON.stringify(movedPages)};`,
    '',
  ].join('\n');

function runBuild(
  directory: string,
  environment: Record<string, string>,
): Promise<{code: number | null; output: string}> {
  const child = runDocusaurus(directory, ['build', '--no-minify'], environment);
  const printed: string[] = [];
  child.stdout.on('data', (data: Buffer) => printed.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => printed.push(data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code, output: printed.join('')});
    });
  });
}

/** Starts a command of Docusaurus in a copy. */
export function runDocusaurus(
  directory: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  return spawn('node_modules/.bin/docusaurus', words, {
    cwd: directory,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      // The copies share node_modules, hence the bundler's cache, with the project.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      STRICT: '',
      ...environment,
    },
  });
}
