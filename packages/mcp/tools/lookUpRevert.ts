import type {PublishedEntry} from '../../../facts/atlas/published';
import {explainMissing} from '../../../src/failure/explainMissing';
import type {CallInside, CustomError, Failure, NamedError} from '../../../src/failure/failure';
import {findDetails, findEntries, type RevertEntry} from '../../../src/failure/findEntries';
import {readFailure} from '../../../src/failure/readFailure';
import {valuesOf} from '../../../src/failure/valuesOf';
import type {Published} from '../readPublished';

type Entries = readonly PublishedEntry[];

const WITHOUT_DATA = '/contracts/v3/reference/error-codes.md#no-reason';

/** What a revert means: read from any text about a failed call, explained by the atlas. */
export async function lookUpRevert(
  {reverts}: Pick<Published, 'reverts'>,
  {revert}: {revert: string},
): Promise<string> {
  const explained = explain(readFailure(revert), await reverts());
  if (!explained.isKnown) throw new Error(explained.text);
  return explained.text;
}

type Explained = {text: string; isKnown: boolean};
const explanation = (...parts: string[]): Explained => ({text: parts.join('\n\n'), isKnown: true});
const noExplanation = (...parts: string[]): Explained => ({
  text: parts.join('\n\n'),
  isKnown: false,
});

function explain(failure: Failure, entries: Entries): Explained {
  switch (failure.kind) {
    case 'malformed': {
      const ended = entriesOf(failure, `"${failure.tail}"`, entries);
      return ended.isKnown ? ended : noExplanation(failure.message);
    }
    case 'missing':
      return explanation(explainMissing(failure.what));
    case 'panic':
      return explanation(`Panic ${failure.code}: ${failure.meaning}`);
    case 'empty':
      return explanation(
        `The call reverted without data. ${WITHOUT_DATA} says when contracts do that.`,
      );
    case 'batch': {
      const inner = explain(failure.inner, entries);
      return explanation(`Call ${failure.index} of the batch, counted from 0, failed:`, inner.text);
    }
    case 'string':
      return explainError(failure, `"${failure.text}"`, entries);
    case 'selector':
      return explainError(failure, failure.selector, entries);
  }
}

function explainError(error: NamedError | CustomError, what: string, entries: Entries): Explained {
  const outer = entriesOf(error, what, entries);
  if (!error.inner) return outer;
  const inner = explain(error.inner, entries);
  if (!inner.isKnown && !error.isWrapper) return outer;
  const call = error.call ? callText(error.call, entries) : '';
  return explanation(outer.text, `It carries the revert of a call${call}:`, inner.text);
}

function callText(call: CallInside, entries: Entries): string {
  const details = findDetails(call, entries.map(lookedUp))?.identifier;
  return ` of ${call.target}, function ${call.selector}${details ? `, with ${details}` : ''}`;
}

/** An entry as the look-up takes it. */
const lookedUp = ({identifier, kind, selector, address, product}: PublishedEntry): RevertEntry => ({
  identifier,
  href: address,
  product,
  ...(kind === 'error' && {selector}),
});

function entriesOf(failure: Failure, what: string, all: Entries): Explained {
  const {entries, total, isNear} = findEntries(failure, all.map(lookedUp));
  if (entries.length === 0) return noExplanation(`No contract of the atlas reverts with ${what}.`);
  const lead = isNear ? [`None is exactly ${what}. ${total} are like it, among them:`] : [];
  const values = failure.kind === 'selector' && valuesOf(failure, entries[0]?.identifier ?? '');
  const explained = entries.flatMap(({href, identifier}) =>
    all.filter((entry) => entry.address === href && entry.identifier === identifier),
  );
  return explanation(
    ...lead,
    ...(values ? [`Its values: ${values.join(', ')}`] : []),
    ...explained.map(entryText),
  );
}

const throwerText = ({contract, functions, isHeldOnly}: PublishedEntry['throwers'][number]) =>
  `${contract} (${functions.join(', ')})${isHeldOnly ? ', which holds it only: no call reaches it' : ''}`;

const entryText = (entry: PublishedEntry): string =>
  [
    `## ${entry.identifier} (${entry.product}, ${entry.selector})`,
    `Thrown by ${entry.throwers.map(throwerText).join('; ')}.`,
    entry.doing,
    `Reverts when: ${entry.condition}`,
    `Likely causes:\n${entry.causes.map((cause, at) => `${at + 1}. ${cause}`).join('\n')}`,
    `To confirm: ${entry.confirm}`,
    `To fix: ${entry.fix}`,
    `More: ${entry.address.replace('#', '.md#')}`,
  ].join('\n');
