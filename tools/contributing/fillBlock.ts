/** Replaces the lines between `<!-- name -->` and `<!-- /name -->` of a Markdown file. */
export function fillBlock(text: string, name: string, lines: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`expected "${begin}" and, below it, "${end}"`);
  return `${text.slice(0, from + begin.length)}\n\n${lines}\n\n${text.slice(to)}`;
}
