import type {Deployment} from '../deployment';
import {isDate} from '../dates';
import type {DatedEvent, State} from './state';

/** What states and events are checked against. */
type Against = {
  deployments: readonly Deployment[];
  /** The UTC day of the check: nothing is true as of a day to come. */
  today: string;
};

/** Everything that is wrong with states, in sentences. */
export function findStateFaults(states: readonly State[], {deployments, today}: Against): string[] {
  const keys = states.map(({id, chainId}) => `${id} on ${chainId ?? 'no chain'}`);
  return [
    ...repeated(keys),
    ...states.flatMap((state) => {
      const {id, chainId, value, asOf, since, source, read} = state;
      const isRegistered = (contract: string) =>
        deployments.some((one) => one.contract === contract && one.chainId === chainId);
      const contracts = [
        ...(typeof value === 'string' ? [] : [value.contract]),
        ...(read ? [read.contract] : []),
      ];
      return [
        ...dayFaults(asOf, today),
        ...(since === undefined || isDate(since) ? [] : [`since is no date: ${since}`]),
        ...sourceFaults(source),
        ...(read && chainId === undefined ? ['a call needs the chain that it is made on'] : []),
        ...contracts
          .filter((contract) => !isRegistered(contract))
          .map((contract) => `the registry has no ${contract} on chain ${chainId}`),
      ].map((fault) => `state ${id}: ${fault}`);
    }),
  ];
}

/** Everything that is wrong with events, in sentences. */
export function findEventFaults(
  events: readonly DatedEvent[],
  {today}: Pick<Against, 'today'>,
): string[] {
  return [
    ...repeated(events.map(({id}) => id)),
    ...events.flatMap(({id, date, source}) =>
      [
        ...(isDate(date)
          ? []
          : [`expected a date such as 2025, 2025-12 or 2025-12-27, got ${date}`]),
        ...(date > today ? [`${date} is still to come`] : []),
        ...sourceFaults(source),
      ].map((fault) => `event ${id}: ${fault}`),
    ),
  ];
}

function dayFaults(day: string, today: string): string[] {
  if (!isDate(day) || day.length !== 'YYYY-MM-DD'.length) {
    return [`asOf needs the day on which the source had it so, as 2026-09-19, got "${day}"`];
  }
  return day > today ? [`asOf ${day} is still to come`] : [];
}

const sourceFaults = (source: string): string[] =>
  /^https:\/\/\S+$/.test(source) ? [] : [`needs the address of its source, got "${source}"`];

const repeated = (keys: readonly string[]): string[] =>
  [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map(
    (key) => `${key} is stated twice; keep one`,
  );
