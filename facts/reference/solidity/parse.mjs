/** Parses the Solidity sources that come in as JSON, `{path: text}`, and gives their trees as JSON. */
import solc from 'solc';

let input = '';
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => {
  const sources = Object.entries(JSON.parse(input)).map(([file, content]) => [file, {content}]);
  const compiled = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: Object.fromEntries(sources),
        settings: {stopAfter: 'parsing', outputSelection: {'*': {'': ['ast']}}},
      }),
      {import: () => ({contents: ''})},
    ),
  );
  const failed = (compiled.errors ?? []).filter(({severity}) => severity === 'error');
  if (failed.length > 0) {
    console.error(failed.map(({formattedMessage}) => formattedMessage).join('\n'));
    process.exitCode = 1;
    return;
  }
  process.stdout.write(
    JSON.stringify(
      Object.fromEntries(Object.entries(compiled.sources).map(([file, {ast}]) => [file, ast])),
    ),
  );
});
