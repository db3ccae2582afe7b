import type {ReactNode} from 'react';
import {COMMON, EVENTS} from '../../analytics/events';

type Row = {is: string; unit?: string; oneOf?: readonly string[]; optional?: true};

const WHEN = 'When';
const WHAT = 'What it says';

/** Every event that this site reports, with when and what: drawn from their definitions. */
export default function EventTable(): ReactNode {
  return (
    <table className="stacked">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">{WHEN}</th>
          <th scope="col">{WHAT}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">every event</th>
          <td data-label={WHEN}>Each time one of the following is sent.</td>
          <td data-label={WHAT}>{listed(COMMON)}</td>
        </tr>
        {Object.entries(EVENTS).map(([name, {when, properties}]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={WHEN}>{when}</td>
            <td data-label={WHAT}>{listed(properties)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const listed = (properties: Readonly<Record<string, Row>>): ReactNode =>
  Object.entries(properties).map(([name, {is, unit, oneOf, optional}]) => (
    <div key={name}>
      <code>{name}</code>: {is}
      {unit && ` (${unit})`}
      {oneOf && ` (${oneOf.join(', ')})`}
      {optional && ', where there is one'}
    </div>
  ));
