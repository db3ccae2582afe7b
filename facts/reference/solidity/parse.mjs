/**
 * Parses the Solidity sources that come in as JSON, `{path: text}`, and gives as JSON the trees and,
 * of those that do not parse, the compiler's errors: `{path: {tree} | {error}}`.
 */
import solc from 'solc';

let input = '';
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => process.stdout.write(JSON.stringify(parse(JSON.parse(input)))));

/** The compiler gives no tree while one source is broken: it parses the others again without it. */
function parse(texts) {
  const sources = Object.entries(texts).map(([file, content]) => [file, {content}]);
  if (sources.length === 0) return {};
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: Object.fromEntries(sources),
        settings: {stopAfter: 'parsing', outputSelection: {'*': {'': ['ast']}}},
      }),
      {import: () => ({contents: ''})},
    ),
  );
  const errors = (output.errors ?? []).filter(({severity}) => severity === 'error');
  if (errors.length === 0) {
    const trees = Object.entries(output.sources).filter(([file]) => file in texts);
    return Object.fromEntries(trees.map(([file, {ast}]) => [file, {tree: ast}]));
  }
  const broken = {};
  for (const {sourceLocation, formattedMessage} of errors) {
    const {file} = sourceLocation ?? {};
    if (!(file in texts)) throw new Error(formattedMessage);
    broken[file] = {error: [broken[file]?.error, formattedMessage].filter(Boolean).join('\n')};
  }
  const others = Object.entries(texts).filter(([file]) => !(file in broken));
  return {...broken, ...parse(Object.fromEntries(others))};
}
