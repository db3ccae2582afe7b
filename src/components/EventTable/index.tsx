import type {ReactNode} from 'react';
import {COMMON, EVENTS} from '../../analytics/events';

type Row = {is: string; unit?: string; oneOf?: readonly string[]; optional?: true};

/** Every event that this site reports, with when and what: drawn from their definitions. */
export default function EventTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">When</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">every event</th>
          <td>Each time one of the following is sent.</td>
          <td>{listed(COMMON)}</td>
        </tr>
        {Object.entries(EVENTS).map(([name, {when, properties}]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{when}</td>
            <td>{listed(properties)}</td>
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
