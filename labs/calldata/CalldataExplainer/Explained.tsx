import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import type {Call, Command, Explanation} from '../explain/explanation';
import Fields from './Fields';

type Props = {
  read: Explanation | Command;
  /** Level of its heading; what is inside has deeper ones. */
  level: number;
};

const DEEPEST_HEADING = 6;

/** What a call, a command or a payload does: a sentence, warnings, and every value. */
export default function Explained({read, level}: Props): ReactNode {
  if (read.kind === 'unread') return <p>{read.message}</p>;
  const href = hrefOf(read);
  const title = <code>{read.name}</code>;
  return (
    <div className="calldata-step">
      {createElement(
        `h${Math.min(level, DEEPEST_HEADING)}`,
        null,
        href ? <Link to={href}>{title}</Link> : title,
        ` ${aside(read)}`,
      )}
      <p>{read.says}</p>
      {read.warnings.length > 0 && (
        <ul className="calldata-warnings" aria-label="Look at">
          {read.warnings.map(({text}, index) => (
            // Two tokens of one permit may have the same warning.
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      <Fields fields={read.fields} level={level} {...(href && {href})} />
      {read.kind === 'payload' && (
        <p>
          Digest that is signed: <code>{read.digest}</code>
        </p>
      )}
    </div>
  );
}

const hrefOf = (read: Exclude<Explanation | Command, {kind: 'unread'}>): string | undefined => {
  if (read.kind === 'command') return read.href;
  return read.kind === 'call' ? read.of.find((one) => one.href)?.href : undefined;
};

function aside(read: Call | Command | Extract<Explanation, {kind: 'payload'}>): string {
  if (read.kind === 'payload') {
    return read.name === 'Permit'
      ? 'permit that the contract itself verifies'
      : 'payload for Permit2';
  }
  if (read.kind === 'call') return `of ${read.of.map(({contract}) => contract).join(', ')}`;
  return read.allowsRevert ? '(may fail without the rest)' : '';
}
