/**
 * The comment above a declaration that starts at a byte of its source, without its marks. The tree
 * of a source that is only parsed has those of functions and events, but not those of variables and structs.
 */
export function commentBefore(start: number, source: string): string {
  const before = Buffer.from(source).subarray(0, start).toString('utf8').trimEnd();
  if (before.endsWith('*/')) {
    const block = before.slice(before.lastIndexOf('/*'), -'*/'.length);
    return block.startsWith('/**') ? block.slice('/**'.length) : '';
  }
  const [lines = ''] = /(?:(?:^|\n)[ \t]*\/\/\/[^\n]*)*$/.exec(before) ?? [];
  return lines.trimStart().replace(/^[ \t]*\/\/\//gm, '');
}
