/**
 * Type-checks the Solidity sources that come in as JSON, `{path: text}`, with the compiler that is
 * named as an argument, and gives as JSON their trees with types: `{path: tree}`.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const [, , compiler] = process.argv;
const solc = createRequire(import.meta.url)(compiler);
const sources = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: Object.fromEntries(sources.map(([file, content]) => [file, {content}])),
      settings: {outputSelection: {'*': {'': ['ast']}}},
    }),
  ),
);
const errors = (output.errors ?? []).filter(({severity}) => severity === 'error');
if (errors.length > 0) {
  process.stderr.write(errors.map(({formattedMessage}) => formattedMessage).join('\n'));
  process.exit(1);
}
const trees = Object.entries(output.sources).map(([file, {ast}]) => [file, ast]);
process.stdout.write(JSON.stringify(Object.fromEntries(trees)));
