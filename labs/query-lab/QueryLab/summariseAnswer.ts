import type {QueryAnswer, QueryFault} from './query';

/** Faults that are listed; the text of the answer holds all. */
const MOST_FAULTS = 20;
const LONGEST_MESSAGE = 500;

/** What the lab says of a GraphQL answer, of any server. */
export const summariseAnswer = (
  body: Readonly<Record<string, unknown>>,
  text: string,
): QueryAnswer => ({
  rows: countRows(body.data),
  faults: Array.isArray(body.errors) ? body.errors.slice(0, MOST_FAULTS).map(faultOf) : [],
  text,
});

/** The rows that the fields of a query gave: each of a list, and each that stands alone. */
function countRows(data: unknown): number {
  if (!isRecord(data)) return 0;
  return Object.entries(data)
    .filter(([name]) => name !== '_meta')
    .flatMap(([, value]) => value)
    .filter(isRecord).length;
}

function faultOf(error: unknown): QueryFault {
  const {message, locations} = isRecord(error) ? error : {message: undefined, locations: undefined};
  const place: unknown = Array.isArray(locations) ? locations[0] : undefined;
  const {line, column} = isRecord(place) ? place : {line: undefined, column: undefined};
  return {
    message:
      typeof message === 'string'
        ? message.slice(0, LONGEST_MESSAGE)
        : 'An error without a message.',
    ...(isPlace(line) && isPlace(column) && {line, column}),
  };
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Whether a value of unknown origin is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
