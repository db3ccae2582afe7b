import ts from 'typescript';

/** What a file of tests promises, by the tier that tries it. */
export type Promises = {
  /** Tests as they are written; one in a loop counts once. */
  count: number;
  /** Titles of tests that only the deep tier runs. */
  deep: string[];
  /** Titles of tests in a loop, of which only the deep tier runs every round. */
  repeated: string[];
  /** Whether the deep tier tries more inputs or pages. */
  hasMoreInputs: boolean;
};

/** Reads from the source of a browser test what each tier tries. */
export function readPromises(source: string): Promises {
  const promises: Promises = {count: 0, deep: [], repeated: [], hasMoreInputs: false};
  const names = new Set(['test']);
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && node.propertyName?.text === 'test') names.add(node.name.text);
    if (ts.isVariableDeclaration(node) && node.initializer?.getText().startsWith('sharingPage('))
      names.add(node.name.getText());
    if (ts.isCallExpression(node)) addCall(node, names, promises);
    if (ts.isIdentifier(node) && /^(isDeep|triedOf)$/.test(node.text))
      promises.hasMoreInputs = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.spec.ts', source, ts.ScriptTarget.Latest, true));
  return promises;
}

function addCall(call: ts.CallExpression, names: ReadonlySet<string>, promises: Promises): void {
  const [title, details] = call.arguments;
  // `test(…)`, `test.describe(…)` or `test.extend(…)(…)`.
  const [name = '', method = ''] = call.expression.getText().split(/[.<(]/);
  const isTest = !method || (method === 'extend' && ts.isCallExpression(call.expression));
  if (!title || !details || !names.has(name) || !(isTest || method === 'describe')) return;
  if (isTest) promises.count += 1;
  if (details.getText() === 'deep') promises.deep.push(titleOf(title));
  if (details.getText().startsWith('deepWhere(')) promises.repeated.push(titleOf(title));
}

/** The text of a title, with `…` for what a loop puts in. */
function titleOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '…';
  return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('…');
}
