/** What Remix has after it opened a link: a workspace, the file in the editor, the compiler's settings. */
type Opened = {
  workspace: Record<string, string>;
  file: string;
  settings: Record<string, string>;
};

/**
 * Opens a link by the rules of Remix: the hash is split at & and = and not decoded; of an address
 * that holds standard input, each source becomes a file of the workspace, and the first is opened
 * (remix-project: `QueryParams.get`, `loadWorkspacePreset`).
 */
export function openInRemix(link: string, load: (address: string) => string): Opened {
  const [, hash = ''] = link.split('#');
  const settings = Object.fromEntries(hash.split('&').map((part) => part.split('=')));
  const input = JSON.parse(load(settings.url)) as {
    language: string;
    sources: Record<string, {content: string}>;
  };
  if (input.language !== 'Solidity') throw new Error(`${settings.url} is opened as one file`);
  const workspace = Object.fromEntries(
    Object.entries(input.sources).map(([name, {content}]) => [name, content]),
  );
  return {workspace, file: Object.keys(workspace)[0] ?? '', settings};
}

/**
 * The files of a workspace that the compiler gets with one: a relative import is looked up from its
 * file, and what the workspace lacks, or holds an @, is loaded from npm (remix-project:
 * `DependencyResolver`). Throws for those, because npm would choose their versions.
 */
export function compiledWith({workspace, file}: Pick<Opened, 'workspace' | 'file'>): string[] {
  const files = new Set([file]);
  for (const one of files) {
    const content = workspace[one];
    if (content === undefined || one.includes('@')) {
      throw new Error(`Remix loads ${one} from npm; the workspace must hold it, without an @`);
    }
    for (const wanted of importsIn(content)) files.add(resolved(one, wanted));
  }
  return [...files];
}

/** The forms of an import that Remix looks for, outside of comments. */
const IMPORTS =
  /import\s+["']([^"']+)["']\s*;|import\s*(?:\{[^}]*\}|\*\s+as\s+\w+)\s*from\s+["']([^"']+)["']\s*;/g;

function importsIn(content: string): string[] {
  const code = content.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(IMPORTS)].map(([, plain, named]) => plain ?? named ?? '');
}

function resolved(importer: string, wanted: string): string {
  if (!/^\.\.?\//.test(wanted)) return wanted;
  const parts = importer.split('/').slice(0, -1);
  for (const part of wanted.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
