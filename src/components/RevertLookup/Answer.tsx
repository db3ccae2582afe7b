import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Revert} from './decodeRevertData';
import {findEntries, type Found, type RevertEntry} from './findEntries';

type Props = {revert: Revert; entries: readonly RevertEntry[]};

/** What a revert says, and where it is explained. */
export default function Answer({revert, entries}: Props): ReactNode {
  switch (revert.kind) {
    case 'malformed':
      return <p>{revert.message}</p>;
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
          Panic <code>{revert.code}</code>: {revert.meaning}.
        </p>
      );
    case 'string':
      return <Entries what={`“${revert.text}”`} found={findEntries(revert, entries)} />;
    case 'selector':
      return (
        <>
          <Entries what={`Selector ${revert.selector}`} found={findEntries(revert, entries)} />
          {revert.inner && isKnown(revert.inner, entries) && (
            <>
              <p>It carries the revert of a call inside:</p>
              <Answer revert={revert.inner} entries={entries} />
            </>
          )}
        </>
      );
  }
}

/** Four bytes of any text look like a selector, so only one that is listed counts. */
const isKnown = (inner: Revert, entries: readonly RevertEntry[]): boolean =>
  inner.kind !== 'selector' || findEntries(inner, entries).total > 0;

function Entries({what, found}: {what: string; found: Found}): ReactNode {
  if (found.total === 0) {
    return (
      <p>
        {what} is not in the lists. It may come from a token, or from another contract that the call
        reached.
      </p>
    );
  }
  const {length} = found.entries;
  return (
    <>
      <p>
        {what} {found.isNear ? 'is not in the lists as such; the nearest are' : 'is explained in'}
        {found.total > length && ` (${length} of ${found.total})`}:
      </p>
      <ul>
        {found.entries.map(({identifier, href, product}) => (
          <li key={`${identifier} ${href}`}>
            <Link to={href}>
              <code>{identifier}</code>
            </Link>
            , {product}
          </li>
        ))}
      </ul>
    </>
  );
}
