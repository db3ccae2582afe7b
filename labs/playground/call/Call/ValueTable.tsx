import type {ReactNode} from 'react';
import RawValue from './RawValue';
import type {Row} from './rowsOf';

/** Values as a table, raw and as people write them. */
export default function ValueTable({
  rows,
  caption,
}: {
  rows: readonly Row[];
  caption: string;
}): ReactNode {
  return (
    <div className="instrument-table" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Raw, and in words</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({label, type, raw, human}) => (
            <tr key={label}>
              <th scope="row">
                {label} <span className="instrument-unit">{type}</span>
              </th>
              <td>
                <RawValue text={raw} label={label || caption} />
                {human !== undefined && <div>{human}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
