import ts from 'typescript';

/** The tree of TypeScript or JavaScript by the extension of its files; a part of a program is made whole. */
export function parseScript(
  text: string,
  {extension, isPart}: {extension: string; isPart: boolean},
): ts.SourceFile | {error: string} {
  const file = `sample.${extension}`;
  if (!isPart) return treeOf(file, text);
  const whole = WHOLES.map((complete) => complete(text)).find(
    (candidate) => syntaxError(file, candidate) === undefined,
  );
  return whole === undefined ? {error: syntaxError(file, text) ?? ''} : treeOf(file, whole);
}

/** What a part can be: statements, properties of an object, or members of a class. All keep their lines. */
const WHOLES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `({${text}\n});`,
  (text) => `class Part {${text}\n}`,
];

const treeOf = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function syntaxError(fileName: string, text: string): string | undefined {
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.Latest, isolatedModules: false},
  });
  const [error] = diagnostics;
  return error && ts.flattenDiagnosticMessageText(error.messageText, '\n');
}
