import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import type {Content, Explanation, Field, LedgerInput, Warning} from '../explain/explanation';
import WarningList from './WarningList';
import WarningMark from './WarningMark';

type Props = {
  explanation: Explanation | Content;
  /** Level of its heading; what is inside has deeper ones. */
  level: number;
  /** All warnings, where a list above has them. */
  listed: readonly Warning[];
};

const DEEPEST_HEADING = 6;

/** What a call, a command or a payload does: a sentence, warnings, and every value. */
export default function ExplanationView({explanation, level, listed}: Props): ReactNode {
  if (explanation.kind === 'unread') {
    return (
      <>
        <p>Not read.</p>
        <WarningMark texts={[explanation.message]} listed={listed} />
      </>
    );
  }
  const {name, sentence, hint, warnings, fields} = explanation;
  const href = hrefOf(explanation);
  const title = <code>{name}</code>;
  return (
    <div className="calldata-step">
      {createElement(
        `h${Math.min(level, DEEPEST_HEADING)}`,
        null,
        href ? <Link to={href}>{title}</Link> : title,
        ` ${aside(explanation)}`,
      )}
      <p>
        {sentence}
        {hint && <span className="calldata-type"> {hint}</span>}
      </p>
      {listed.length > 0 ? (
        <WarningMark texts={warnings.map(({text}) => text)} listed={listed} />
      ) : (
        <WarningList warnings={warnings} isInForm />
      )}
      {'ledger' in explanation && explanation.ledger && (
        <p>
          <Link to={ledgerHref(explanation.ledger)}>Follow the deltas of these actions</Link>
        </p>
      )}
      <Fields fields={fields} level={level} {...(href && {href})} listed={listed} />
      {explanation.kind === 'payload' && (
        <p>
          Digest that is signed: <code>{explanation.digest}</code>
        </p>
      )}
    </div>
  );
}

/** The instrument with these actions, as its state is in the address. */
function ledgerHref(ledger: LedgerInput): string {
  const state = new URLSearchParams({instrument: 'delta-ledger', ...ledger});
  return `/contracts/v4/concepts/flash-accounting#${state.toString()}`;
}

type ReadableInput = Exclude<Explanation | Content, {kind: 'unread'}>;

function hrefOf(explanation: ReadableInput): string | undefined {
  if (explanation.kind === 'command' || explanation.kind === 'action') return explanation.href;
  return explanation.kind === 'call' ? explanation.of.find((one) => one.href)?.href : undefined;
}

function aside(explanation: ReadableInput): string {
  if (explanation.kind === 'payload') {
    return explanation.name === 'Permit'
      ? 'permit that the contract itself verifies'
      : 'payload for Permit2';
  }
  if (explanation.kind === 'call') {
    return `of ${explanation.of.map(({contract}) => contract).join(', ')}`;
  }
  if (explanation.kind === 'send') return 'empty calldata';
  return '';
}

type FieldsProps = {
  fields: readonly Field[];
  level: number;
  /** Where the reference explains the fields. */
  href?: string;
  listed: readonly Warning[];
};

/** Values with their types, what they mean, and their raw form. */
function Fields({fields, ...rest}: FieldsProps): ReactNode {
  if (fields.length === 0) return null;
  return (
    <ul className="calldata-fields">
      {fields.map((field, index) => (
        // Some values have no name.
        <li key={`${index}${field.name}`}>
          <Value field={field} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Value({
  field,
  level,
  href,
  listed,
}: Omit<FieldsProps, 'fields'> & {field: Field}): ReactNode {
  const {name, type, raw, meaning, parts, content} = field;
  if (content) return <ExplanationView explanation={content} level={level + 1} listed={listed} />;
  const label = <code>{name}</code>;
  return (
    <>
      {href && !name.startsWith('[') ? <Link to={href}>{label}</Link> : label}{' '}
      <span className="calldata-type">{type}</span>
      {meaning && <> {meaning}</>}
      {parts && <Fields fields={parts} level={level} listed={listed} {...(href && {href})} />}
      {!parts && !meaning?.includes(raw) && (
        <>
          {' '}
          <code>{raw}</code>
        </>
      )}
    </>
  );
}
