import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Field} from '../explain/explanation';
import Explained from './Explained';

type Props = {
  fields: readonly Field[];
  level: number;
  /** Where the reference explains the fields. */
  href?: string;
};

/** Values with their types, what they mean, and their raw form. */
export default function Fields({fields, ...rest}: Props): ReactNode {
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

function Value({field, level, href}: Omit<Props, 'fields'> & {field: Field}): ReactNode {
  const {name, type, raw, human, parts, holds} = field;
  if (holds) return <Explained read={holds} level={level + 1} />;
  const label = <code>{name}</code>;
  return (
    <>
      {href && !name.startsWith('[') ? <Link to={href}>{label}</Link> : label}{' '}
      <span className="calldata-type">{type}</span>
      {human && <> {human}</>}
      {parts ? (
        <Fields fields={parts} level={level} {...(href && {href})} />
      ) : (
        !human?.includes(raw) && (
          <>
            {' '}
            <code>{raw}</code>
          </>
        )
      )}
    </>
  );
}
