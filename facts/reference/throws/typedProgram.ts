import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {addTypes} from './addTypes';
import {applyEdits, insertion} from './edits';
import {toModule} from './toModule';

/** A program over the JavaScript of packages, with the types of their declarations. */
export type TypedProgram = {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The module that a package name stands for. */
  moduleOf: (name: string) => ts.SourceFile | undefined;
  /** Whether a file is JavaScript of one of the packages. */
  isOurs: (file: ts.SourceFile) => boolean;
};

/** The folder of a package's JavaScript, with the file that it begins with. */
export type CodeFolder = {name: string; folder: string; entry: string};

/** Reads the JavaScript of packages into one program; the types of what they keep private follow from its uses. */
export function typedProgram(packages: readonly CodeFolder[]): TypedProgram {
  const texts = new Map(packages.flatMap(({folder}) => readTexts(folder)));
  let typed = compile(packages, texts);
  // A call in a private method may be the only one of another: each round reaches one further.
  for (let round = 0; round < ROUNDS; round++) {
    const changed = inferParameters(typed, texts);
    if (changed === 0) break;
    typed = compile(packages, texts);
  }
  return typed;
}

const ROUNDS = 4;

function readTexts(folder: string): [string, string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js') && !file.split(path.sep).includes('node_modules'))
    .sort()
    .map((file) => {
      const code = path.join(folder, file);
      const declarations = code.replace(/\.js$/, '.d.ts');
      return [
        code.replace(/\.js$/, '.ts'),
        addTypes(
          toModule(readFileSync(code, 'utf8')),
          existsSync(declarations) ? readFileSync(declarations, 'utf8') : '',
        ),
      ];
    });
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noLib: false,
  skipLibCheck: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  types: [],
};

/** What other packages and the language declare, which no round changes. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

function compile(
  packages: readonly CodeFolder[],
  texts: ReadonlyMap<string, string>,
): TypedProgram {
  const host = ts.createCompilerHost(options);
  const entries = new Map(packages.map(({name, entry}) => [name, entry.replace(/\.js$/, '.ts')]));
  const {getSourceFile} = host;
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    const parsed = parsedFiles.get(file) ?? getSourceFile(file, ...rest);
    parsedFiles.set(file, parsed);
    return parsed;
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text: name}) => {
      const near = path.resolve(path.dirname(from), name);
      const own = [`${near}.ts`, path.join(near, 'index.ts')].find((file) => texts.has(file));
      const file = name.startsWith('.') && texts.has(from) ? own : entries.get(name);
      return file
        ? {resolvedModule: {resolvedFileName: file, extension: ts.Extension.Ts}}
        : ts.resolveModuleName(name, from, options, host);
    });
  const program = ts.createProgram([...entries.values()], options, host);
  return {
    program,
    checker: program.getTypeChecker(),
    moduleOf: (name) => program.getSourceFile(entries.get(name) ?? ''),
    isOurs: ({fileName}) => texts.has(fileName),
  };
}

/** Gives a parameter without a type that of the arguments that calls in its file pass; says how many got one. */
function inferParameters({program, checker, isOurs}: TypedProgram, texts: Map<string, string>) {
  let changed = 0;
  for (const file of program.getSourceFiles().filter(isOurs)) {
    const inferred = new Map<ts.ParameterDeclaration, Set<string>>();
    visit(file, (call) => {
      const target = checker.getResolvedSignature(call)?.declaration;
      if (!target || target.getSourceFile() !== file || !('body' in target)) return;
      target.parameters.forEach((parameter, index) => {
        const given = call.arguments?.[index];
        if (!given || !ts.isParameter(parameter) || parameter.type || parameter.initializer) return;
        const type = checker.typeToString(
          checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(given)),
          parameter,
          ts.TypeFormatFlags.NoTruncation,
        );
        if (type === 'any' || type.includes('typeof')) return;
        inferred.set(parameter, (inferred.get(parameter) ?? new Set<string>()).add(type));
      });
    });
    changed += inferred.size;
    const edits = [...inferred].map(([{name}, types]) =>
      insertion(name.end, `: ${[...types].map((type) => `(${type})`).join(' | ')}`),
    );
    if (edits.length > 0) texts.set(file.fileName, applyEdits(file.text, edits));
  }
  return changed;
}

function visit(node: ts.Node, onCall: (call: ts.CallExpression | ts.NewExpression) => void): void {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) onCall(node);
  ts.forEachChild(node, (child) => visit(child, onCall));
}
