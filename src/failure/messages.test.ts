import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readAtlas} from '../../facts/atlas';
import {published} from '../../facts/atlas/published';
import {lookUpRevert} from '../../packages/mcp/tools/lookUpRevert';
import {EXPLAINED} from '../../plugins/search/engine/extractQueries';
import {buildIndex} from '../../plugins/search/engine/buildIndex';
import {createEngine} from '../../plugins/search/engine/createEngine';
import {explainMissing} from './explainMissing';
import type {Failure, Missing} from './failure';
import {findEntries} from './findEntries';
import {readFailure} from './readFailure';

/** A row of messages.yaml. */
type Message = {
  from: string;
  text: string;
  /** The entry of the atlas that it leads to, and that of the revert that it carries. */
  identifier?: string;
  inner?: string;
  /** A selector or string that the atlas does not hold. */
  selector?: string;
  string?: string;
  panic?: string;
  missing?: Missing | 'reason';
};

const messages = parse(readFileSync('src/failure/messages.yaml', 'utf8')) as Message[];
const atlas = readAtlas('facts/atlas');
const {entries: reverts} = published(atlas);
const entries = atlas.map(({identifier, kind, selector, product}) => ({
  identifier,
  href: `/${product}`,
  product,
  ...(kind === 'error' && {selector}),
}));
const identifiers = [...new Set(atlas.map(({identifier}) => identifier))];
const engine = createEngine(
  buildIndex([
    ...atlas.map(({identifier, product, anchor, condition, kind, selector}) => ({
      url: `/contracts/${product}/errors#${anchor}`,
      headings: ['Errors', identifier],
      text: condition,
      code: '',
      ...(kind === 'error' && {facts: selector}),
    })),
    ...Object.entries(EXPLAINED).map(([anchor, heading]) => ({
      url: `/contracts/v3/${anchor}`,
      headings: [heading],
      text: '',
      code: '',
    })),
  ]),
);

/** What the look-up says of a text: the identifier that it leads to, or what is missing. */
function said(failure: Failure): Omit<Message, 'from' | 'text'> {
  switch (failure.kind) {
    case 'missing':
      return {missing: failure.what};
    case 'empty':
      return {missing: 'reason'};
    case 'panic':
      return {panic: failure.code};
    case 'string':
    case 'selector': {
      const {entries: found, isNear} = findEntries(failure, entries);
      const inner = 'inner' in failure && failure.inner && said(failure.inner).identifier;
      if (found[0] && !isNear) return {identifier: found[0].identifier, ...(inner && {inner})};
      return 'text' in failure ? {string: failure.text} : {selector: failure.selector};
    }
    default:
      throw new Error(JSON.stringify(failure));
  }
}

/** What a row expects. */
const expectedOf = ({identifier, inner, selector, string, panic, missing}: Message) => ({
  identifier,
  inner,
  selector,
  string,
  panic,
  missing,
});

const named = messages.map((message, at) => ({message, name: `${at} ${message.from}`}));

test('holds at least 80 messages, and a source for each', () => {
  expect(messages.length).toBeGreaterThanOrEqual(80);
  for (const {from} of messages) {
    expect(from).toMatch(
      / \d|^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/\w+\/\d+$|^examples\/.*\.ts$/,
    );
  }
});

test('repeats what the programs of v4 print', () => {
  const ofV4 = messages.filter(({from}) => from.startsWith('examples/reverts/v4/'));
  expect(ofV4.length).toBeGreaterThan(0);
  for (const {from, text} of ofV4) {
    expect(readFileSync(from.replace(/\.ts$/, '.output.txt'), 'utf8')).toContain(` → ${text}\n`);
  }
});

test.each(named)('reads $name', ({message}) => {
  expect(said(readFailure(message.text))).toEqual(expectedOf(message));
});

// Fields of one line take the breaks out of what is pasted, or put blanks in their place.
test.each(['', ' '])('reads each the same with "%s" for its line breaks', (blank) => {
  const flat = messages.map(({text}) => said(readFailure(text.replace(/\n/g, blank))));
  expect(flat).toEqual(messages.map(expectedOf));
});

test.each(named.filter(({message}) => message.identifier))(
  'finds the entry of $name in the search',
  ({message: {text, identifier, inner}}) => {
    const [first] = engine(text).matches;
    expect([identifier, inner]).toContain(first?.headings.at(-1));
  },
);

const lacking = named.filter(({message: {missing, panic}}) => missing ?? panic);

test.each(lacking)('finds in the search what explains $name', ({message}) => {
  const [first] = engine(message.text).matches;
  expect(Object.values(EXPLAINED)).toContain(first?.headings.at(-1));
});

test.each(named)('answers an agent about $name', async ({message: {text, ...expected}}) => {
  const {identifier, inner, missing, panic, selector, string} = expected;
  const answer = lookUpRevert({reverts: async () => reverts}, {revert: text});
  if (selector ?? string) {
    await expect(answer).rejects.toThrow('No contract of the atlas');
    return;
  }
  if (identifier) expect(await answer).toContain(`## ${identifier} (`);
  if (inner) expect(await answer).toContain(`## ${inner} (`);
  if (panic) expect(await answer).toContain(`Panic ${panic}`);
  if (missing === 'reason') expect(await answer).toContain('reverted without data');
  else if (missing) expect(await answer).toBe(explainMissing(missing));
});

test('answers an agent about data whose end a tool left readable, and only then', async () => {
  const ask = (revert: string) => lookUpRevert({reverts: async () => reverts}, {revert});
  expect(await ask('0x08c379a0…STF')).toContain('## STF (');
  await expect(ask('0x08c379a0…64 more bytes')).rejects.toThrow('the data was cut');
});

test.each([
  (identifier: string) => identifier,
  (identifier: string) => `execution reverted: ${identifier}`,
  (identifier: string) => `Uncaught Error: execution reverted: ${identifier}`,
  (identifier: string) => `Transaction reverted: ${identifier}`,
  (identifier: string) => `Fail with error '${identifier}'`,
  (identifier: string) => `FAIL. Reason: ${identifier}`,
  (identifier: string) =>
    `The contract function "swap" reverted with the following reason:\n${identifier}`,
  (identifier: string) =>
    `VM Exception while processing transaction: reverted with custom error '${identifier}'`,
  (identifier: string) => `{"code":3,"message":"execution reverted: ${identifier}","data":"0x"}`,
])('takes every identifier of the atlas out of %s', (write) => {
  const lost = identifiers.filter((identifier) => {
    const failure = readFailure(write(identifier));
    return failure.kind !== 'string' || failure.text !== identifier;
  });
  expect(lost).toEqual([]);
});
