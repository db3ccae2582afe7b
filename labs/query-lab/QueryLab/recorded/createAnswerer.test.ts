import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readLab} from '../../readLab';
import {versions} from '../../../../facts/subgraph/versions';
import {createAnswerer} from './createAnswerer';

const labs = versions.map((version) => {
  const {schema, recording, examples} = readLab(process.cwd(), version);
  return {version, examples, answerer: createAnswerer(schema, recording)};
});
const v3 = labs.find(({version}) => version === 'v3');
const ask = (text: string) => v3?.answerer.answer({text, variables: {}});
const nested = (depth: number) =>
  '{ pools '.concat(
    '{ swaps { pool '.repeat((depth - 1) / 2),
    '{ id }',
    '} }'.repeat((depth - 1) / 2),
    ' }',
  );

test.each(
  labs.flatMap(({version, answerer, examples}) =>
    examples.map((one) => ({version, answerer, ...one})),
  ),
)('answers $version/$name as the page shows it', async ({version, answerer, name, text}) => {
  const outcome = await answerer.answer({text, variables: {}});
  const output = readFileSync(`examples/subgraph/${version}/${name}.output.json`, 'utf8');
  expect(outcome).toMatchObject({kind: 'answered', text: output.trimEnd()});
  expect(answerer.check(text)).toEqual([]);
});

test('answers what only the latest schema has, and says what neither has', async () => {
  const text = 'query After($id: Bytes!) { tokens(first: 1, where: {id_gt: $id}) { symbol } }';
  expect(v3?.answerer.check(text)).toEqual([]);
  expect(await v3?.answerer.answer({text, variables: {id: '0x'}})).toMatchObject({rows: 1});
  expect(v3?.answerer.check('{ pools { volume } }')).toMatchObject([
    {message: expect.stringContaining('Cannot query field "volume"') as string},
  ]);
});

test('takes variables in place of the defaults', async () => {
  const text = 'query Bundle($id: ID! = "1") { bundle(id: $id) { id } }';
  expect(await ask(text)).toMatchObject({rows: 1});
  expect(await v3?.answerer.answer({text, variables: {id: 'none'}})).toMatchObject({rows: 0});
});

test('says where a query is malformed, and where it asks for what is not there', async () => {
  const place = {line: 2, column: 3};
  for (const [text, message] of [
    ['{ pools {\n  tickNow } }', 'Cannot query field "tickNow"'],
    ['{ pools {\n  ! } }', 'Syntax Error'],
  ] as const) {
    const fault = {message: expect.stringContaining(message) as string, ...place};
    expect(v3?.answerer.check(text)).toEqual([fault]);
    expect(await ask(text)).toMatchObject({kind: 'answered', rows: 0, faults: [fault]});
  }
});

test('refuses a query that is too deep, also through fragments', async () => {
  expect(v3?.answerer.check(nested(11))).toEqual([]);
  const message = 'Fields may be nested at most 12 deep here.';
  expect(v3?.answerer.check(nested(13))).toEqual([
    {message, line: 1, column: expect.any(Number) as number},
  ]);
  const parts = Array.from(
    {length: 6},
    (_, at) => `fragment f${at} on Pool { swaps { pool { ...f${at + 1} ...f${at + 1} } } }`,
  );
  const text = `{ pools { ...f0 } }\n${parts.join('\n')}\nfragment f6 on Pool { id }`;
  expect(v3?.answerer.check(text)).toMatchObject([{message}]);
});

test('refuses fragments that contain themselves', () => {
  const text = '{ pools { ...a } }\nfragment a on Pool { swaps { pool { ...a } } }';
  expect(v3?.answerer.check(text)).toMatchObject([
    {message: 'Cannot spread fragment "a" within itself.'},
  ]);
});

test('does not hand over an answer of more than 2,000,000 characters', async () => {
  const copies = Array.from({length: 30}, (_, at) => `a${at}: swaps(first: 1000) { id timestamp }`);
  expect(await ask(`{ ${copies.join(' ')} }`)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('at most 2,000,000 are accepted') as string,
  });
});
