import type {Imported} from './readModule';

/** Import declarations of the names, packages before files, each module once. */
export function importLines(imports: readonly Imported[]): string {
  const bySource = new Map<string, Imported[]>();
  for (const one of imports) {
    const same = bySource.get(one.from) ?? [];
    if (!same.some(({local, isType}) => local === one.local && isType <= one.isType)) {
      const others = same.filter(({local}) => local !== one.local);
      bySource.set(one.from, [...others, one]);
    }
  }
  return [...bySource.keys()]
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .flatMap((from) => linesOf(from, bySource.get(from) ?? []))
    .join('\n');
}

/** Node's own modules first, then packages, then files. */
const rank = (from: string): number =>
  from.startsWith('.') ? 2 : Number(!from.startsWith('node:'));

function linesOf(from: string, imports: readonly Imported[]): string[] {
  const named = imports.filter(({name}) => name !== 'default' && name !== '*');
  const areTypes = named.length > 0 && named.every(({isType}) => isType);
  const words = named
    .map(({local, name, isType}) => {
      const alias = name === local ? local : `${name} as ${local}`;
      return isType && !areTypes ? `type ${alias}` : alias;
    })
    .sort(byWord);
  return [
    ...imports
      .filter(({name}) => name === 'default')
      .map(({local, isType}) => `import ${isType ? 'type ' : ''}${local} from '${from}';`),
    ...imports
      .filter(({name}) => name === '*')
      .map(({local, isType}) => `import ${isType ? 'type ' : ''}* as ${local} from '${from}';`),
    ...(words.length > 0 ? [namedLine(words, {from, areTypes})] : []),
  ];
}

function namedLine(
  words: readonly string[],
  {from, areTypes}: {from: string; areTypes: boolean},
): string {
  const start = areTypes ? 'import type' : 'import';
  const line = `${start} {${words.join(', ')}} from '${from}';`;
  return line.length <= 100
    ? line
    : `${start} {\n${words.map((word) => `  ${word},\n`).join('')}} from '${from}';`;
}

const byWord = (one: string, other: string): number => {
  const [a, b] = [one, other].map((word) => word.replace(/^type /, '').toLowerCase());
  return (a ?? '') < (b ?? '') ? -1 : 1;
};
