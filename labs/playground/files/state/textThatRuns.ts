import type {Program} from '../readProgram';
import {parseModule, type Statement} from './parseModule';

/**
 * The text of a program and of what it uses of its helpers: a helper names contracts that some of the
 * programs call which import it.
 */
export function textThatRuns({entry, modules}: Pick<Program, 'entry' | 'modules'>): string {
  const texts = new Set<string>();
  const asked = new Set<string>();
  const parse = (file: string) => parseModule(modules[file]?.source ?? '');

  const run = (file: string, {text, uses}: Statement): void => {
    if (texts.has(text)) return;
    texts.add(text);
    for (const name of uses) take(file, name);
  };
  /** Runs what a name stands for in a file. */
  const take = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    if (asked.has(key) || !file.startsWith('examples/')) return;
    asked.add(key);
    const {declared, taken, passedOn, always} = parse(file);
    always.forEach((one) => run(file, one));
    const statements = name === '*' ? [...declared.values()] : [declared.get(name)];
    statements.forEach((one) => one && run(file, one));
    const other = taken.get(name);
    if (other) take(modules[file]?.imports[other.from] ?? '', other.name);
    for (const from of passedOn) take(modules[file]?.imports[from] ?? '', name);
  };
  take(entry, '*');
  return [...texts].join('\n');
}
