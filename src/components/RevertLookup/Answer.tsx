import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {explainMissing} from '../../failure/explainMissing';
import type {Carried, CustomError, Failure} from '../../failure/failure';
import {
  findDetails,
  findEntries,
  type EntryMatches,
  type RevertEntry,
} from '../../failure/findEntries';
import {valuesOf} from '../../failure/valuesOf';
import {shortened} from '../shortened';
import InlineCode from './InlineCode';

/** Characters of a text, and of values, that are shown: a browser takes 10 s to break 100,000 of them into lines. */
const LONGEST = 200;
const LONGEST_VALUES = 2_000;

type Props = {failure: Failure; entries: readonly RevertEntry[]};

/** Why a call failed, and where that is explained. */
export default function Answer({failure, entries}: Props): ReactNode {
  switch (failure.kind) {
    case 'malformed': {
      const matches = findEntries(failure, entries);
      if (matches.total === 0) return <p>{failure.message}</p>;
      return (
        <Entries
          what={`“${shortened(failure.tail ?? '', LONGEST)}” at the end of the data`}
          matches={matches}
        />
      );
    }
    case 'missing':
      return <p>{explainMissing(failure.what)}</p>;
    case 'empty':
      return (
        <p>
          No reason was given. A <code>require</code> without a text, a call that ran out of gas, an
          address without code and arguments that do not decode all end this way.
        </p>
      );
    case 'panic':
      return (
        <p>
          Panic <code>{failure.code}</code>: {failure.meaning}.
        </p>
      );
    case 'batch':
      return (
        <>
          <p>Call {failure.index} of the batch, counted from 0, failed:</p>
          <Answer failure={failure.inner} entries={entries} />
        </>
      );
    case 'string':
      return (
        <>
          <Entries
            what={`“${shortened(failure.text, LONGEST)}”`}
            matches={findEntries(failure, entries)}
          />
          <Inner carried={failure} entries={entries} />
        </>
      );
    case 'selector':
      return <ErrorAnswer error={failure} entries={entries} />;
  }
}

function ErrorAnswer({error, entries}: {error: CustomError; entries: Props['entries']}): ReactNode {
  const matches = findEntries(error, entries);
  const values = valuesOf(error, matches.entries[0]?.identifier ?? '');
  return (
    <>
      <Entries what={`Selector ${error.selector}`} matches={matches} />
      {values && !error.isWrapper && (
        <p>
          Its values: <code>{shortened(values.join(', '), LONGEST_VALUES)}</code>
        </p>
      )}
      <Inner carried={error} entries={entries} />
    </>
  );
}

/** The revert that an error carries, if it does. */
function Inner({carried, entries}: {carried: Carried; entries: Props['entries']}): ReactNode {
  const {inner, isWrapper, call} = carried;
  const details = call && findDetails(call, entries);
  if (!inner || !(isWrapper || isKnown(inner, entries))) return null;
  return (
    <>
      <p>
        It carries the revert of an inner call
        {call && (
          <>
            {' '}
            (to <code>{call.target}</code>, function <code>{call.selector}</code>
            {details && (
              <>
                ,{' '}
                <Link to={details.href}>
                  <code>{details.identifier}</code>
                </Link>
              </>
            )}
            )
          </>
        )}
        :
      </p>
      <Answer failure={inner} entries={entries} />
    </>
  );
}

/** Four bytes of any text look like a selector, so only one that is listed counts. */
const isKnown = (inner: Failure, entries: readonly RevertEntry[]): boolean =>
  inner.kind !== 'selector' || findEntries(inner, entries).total > 0;

function Entries({what, matches}: {what: string; matches: EntryMatches}): ReactNode {
  if (matches.total === 0) {
    return (
      <p>
        {what} is not in the lists. It may come from{' '}
        <Link to="/contracts/v3/reference/error-codes#tokens">a token</Link>, or from another
        contract that the call reached.
      </p>
    );
  }
  const {length} = matches.entries;
  return (
    <>
      <p>
        {what} {matches.isNear ? 'is not in the lists as such; the nearest are' : 'is explained in'}
        {matches.total > length && ` (${length} of ${matches.total})`}:
      </p>
      <ul>
        {matches.entries.map(({identifier, href, product, condition, fix}) => (
          <li key={`${identifier} ${href}`}>
            <Link to={href}>
              <code>{identifier}</code>
            </Link>
            , {product}
            {!matches.isNear && condition && fix && (
              <p>
                <b>It reverts when:</b> <InlineCode text={condition} /> <b>To fix:</b>{' '}
                <InlineCode text={fix} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
