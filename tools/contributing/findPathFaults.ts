import path from 'node:path';

/** A file of maintainers' prose, by its path from the root. */
type Prose = {file: string; text: string};

/**
 * Paths in code spans and fences that begin with a folder of the repository and lead to nothing, and
 * links to files that are not there, a sentence each. In a path, `<name>`, `*` and `…` stand for any name.
 */
export function findPathFaults({file, text}: Prose, files: readonly string[]): string[] {
  const roots = new Set(files.filter((one) => one.includes('/')).map((one) => one.split('/')[0]));
  const code = [...text.matchAll(/^ *```.*?^ *```|`[^`\n]+`/gms)].map(([span]) => span).join(' ');
  const paths = code
    .split(/[\s`'"(),:]+/)
    .map((word) => word.replace(/#.*$/, ''))
    .filter((word) => word.includes('/') && roots.has(word.split('/')[0]));
  const links = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.startsWith('/'))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
  return [...new Set([...paths, ...links])]
    .filter((one) => !files.some((candidate) => patternOf(one).test(candidate)))
    .map((one) => `${file}: names ${one}, which is not there`);
}

/** Matches the files that a path names, with or without their ending, and those in a folder that it names. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `^${name
      .replace(/\/$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/<[^>]*>|\*+|…/g, '.*')}([./]|$)`,
  );
