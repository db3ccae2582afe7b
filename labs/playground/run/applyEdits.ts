import type {Module, ProgramFile, SiteFiles} from '../protocol';
import type {Edits} from './runner';

/** TypeScript to JavaScript, as sucrase does it: lines stay where they are. */
export type Transform = (
  code: string,
  options: {transforms: ('typescript' | 'imports')[]; disableESTransforms: true; filePath: string},
) => {code: string};

/** A program with the reader's changes in its modules; throws with file and line where one cannot be read. */
export function applyEdits(
  program: ProgramFile,
  edits: Edits,
  {transform, packages}: {transform: Transform; packages: SiteFiles['packages']},
): ProgramFile {
  const modules: Record<string, Module> = {...program.modules};
  const added = new Set(program.packages);
  for (const [path, source] of Object.entries(edits)) {
    const before = Object.hasOwn(modules, path) ? modules[path] : undefined;
    if (!before) continue;
    const code = toJavaScript(source, path, transform);
    const imports: Record<string, string> = {};
    for (const name of requiredBy(code)) {
      const target = before.imports[name] ?? resolve(name, path, modules);
      imports[name] = target;
      if (Object.hasOwn(packages, target)) added.add(target);
    }
    modules[path] = {code, imports};
  }
  return {...program, modules, packages: [...added]};
}

function toJavaScript(source: string, path: string, transform: Transform): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      filePath: path,
    }).code;
  } catch (cause) {
    throw new Error(syntaxError(cause instanceof Error ? cause.message : String(cause), path));
  }
}

/** `examples/a.ts:3: Unexpected token` of sucrase's `Error transforming examples/a.ts: Unexpected token (3:7)`. */
function syntaxError(message: string, path: string): string {
  const [, text = message, line] =
    /^(?:Error transforming .*?: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(message) ?? [];
  return `${path}${line ? `:${line}` : ''}: SyntaxError: ${text}`;
}

/** What a module requires, by the names that its code has. */
export const requiredBy = (code: string): string[] => [
  ...new Set([...code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)].map(([, , name = '']) => name)),
];

/** The module that a relative import leads to, or the name as it is: that of a package or of nothing. */
function resolve(
  name: string,
  importer: string,
  modules: Readonly<Record<string, Module>>,
): string {
  if (!/^\.\.?(\/|$)/.test(name)) return name;
  const parts = importer.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const base = parts.join('/');
  const candidates = [base, `${base}.ts`, `${base}/index.ts`, `data:${base}`];
  return candidates.find((one) => Object.hasOwn(modules, one)) ?? name;
}
