import ts from 'typescript';
import {applyEdits, parse, type Edit} from './edits';

/** A CommonJS file, as the compiler wrote it for the first SDK, with imports and exports in the place of `require` and `exports`. */
export function toModule(source: string): string {
  const code = parse(source);
  if (!/\bexports\b/.test(source)) return source;
  return applyEdits(
    source,
    code.statements.flatMap((statement): Edit[] => {
      const text = importOf(statement) ?? exportOf(statement);
      return text === undefined ? [] : [{from: statement.getStart(), to: statement.end, text}];
    }),
  );
}

/** `var x_1 = require('./x')`, with or without a helper around it. */
function importOf(statement: ts.Statement): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [variable] = statement.declarationList.declarations;
  const call = /^(__importDefault\()?(__importStar\()?require\(("[^"]+")\)+$/.exec(
    variable?.initializer?.getText() ?? '',
  );
  return call ? `import * as ${variable?.name.getText()} from ${call[3]};` : undefined;
}

/** `exports.x = x`, and all that another file exports. */
function exportOf(statement: ts.Statement): string | undefined {
  if (!ts.isExpressionStatement(statement)) return undefined;
  const text = statement.getText();
  const all = /^__export\(require\(("[^"]+")\)\);$/.exec(text);
  if (all) return `export * from ${all[1]};`;
  const [, name, value = ''] = /^exports\.(\w+) = ([^]*);$/.exec(text) ?? [];
  if (!name) return undefined;
  return name === value ? `export {${name}};` : `export const ${name} = ${value};`;
}
