import type {Print} from '../../run/runner';

export type Line = {stream: Print['stream']; text: string};

/** The lines that a program printed to standard output, but for empty ones at the end. */
export function printedLines(prints: readonly Print[]): string[] {
  const text = linesOf(prints.filter(({stream}) => stream === 'out')).map((line) => line.text);
  return text.join('\n').trimEnd().split('\n');
}

/** The lines of an output; a line that does not end goes on with the next piece of its stream. */
export function linesOf(prints: readonly Print[]): Line[] {
  const lines: Line[] = [];
  let isOpen = false;
  for (const {stream, text} of prints) {
    const [first = '', ...rest] = text.split('\n');
    const last = lines.at(-1);
    if (isOpen && last?.stream === stream) last.text += first;
    else lines.push({stream, text: first});
    lines.push(...rest.map((line) => ({stream, text: line})));
    isOpen = lines.at(-1)?.text !== '';
    if (!isOpen) lines.pop();
  }
  return lines;
}
