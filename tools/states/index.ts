import {daysBetween} from '../../facts/registry/dates';
import {states} from '../../facts/registry/state';

/** After so many days a state is read again. */
const MOST_DAYS = 90;

const today = new Date().toISOString().slice(0, 10);
const old = states
  .map((state) => ({...state, days: daysBetween(state.asOf, today)}))
  .filter(({days}) => days > MOST_DAYS)
  .sort((one, other) => other.days - one.days);

for (const {id, chainId, asOf, days, source} of old) {
  console.error(`${id}${chainId ? ` on ${chainId}` : ''}: ${asOf}, ${days} days ago. ${source}`);
}
console.log(
  `${states.length} states, ${old.length} older than ${MOST_DAYS} days. Read each again, then correct value and asOf in facts/registry/state`,
);
process.exitCode = old.length > 0 ? 1 : 0;
