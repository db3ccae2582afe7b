import ts from 'typescript';

/** A place of a text, and what stands there instead. */
export type Edit = {from: number; to: number; text: string};

export const insertion = (at: number, text: string): Edit => ({from: at, to: at, text});

export const removal = (node: ts.Node): Edit => ({from: node.pos, to: node.end, text: ''});

/** The text with every edit made; of edits at one place the first stands first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0;
  let text = '';
  for (const edit of [...edits].sort((one, other) => one.from - other.from)) {
    text += source.slice(at, edit.from) + edit.text;
    at = Math.max(at, edit.to);
  }
  return text + source.slice(at);
}

/** The syntax tree of a text, with parents. */
export const parse = (source: string, file = 'text.ts'): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
