import type {ReactNode} from 'react';
import type {LoggedEvent, SendResult} from '../chain/sendFunction';
import type {Surroundings} from '../values/humanOf';
import ResultView, {type ResultProps} from './ResultView';
import {rowsOf} from './rowsOf';
import ValueTable from './ValueTable';

type Props = Omit<ResultProps, 'result'> & {result: SendResult};

/** What a transaction did: returned values or the revert, then each event that it logged. */
export default function SentView({result: {simulated, sent}, given, ...rest}: Props): ReactNode {
  return (
    <>
      <ResultView result={simulated} given={given} {...rest} />
      {sent.kind === 'mined' &&
        sent.events.map((event, index) => (
          <EventView key={index} event={event} given={given([])} />
        ))}
    </>
  );
}

function EventView({
  event: {address, topics, data, event},
  given,
}: {
  event: LoggedEvent;
  given: Surroundings;
}): ReactNode {
  const emitter = given.words.nameOf.get(address.toLowerCase()) ?? address;
  if (!event) {
    return (
      <p className="call-raw">
        An event of {emitter}: topics <code>{topics.join(' ')}</code>, data <code>{data}</code>
      </p>
    );
  }
  const {abi, values} = event;
  const token = given.words.tokenAt.get(address.toLowerCase());
  const units = Object.fromEntries(
    abi.inputs.flatMap(({type, name}, index) =>
      token && type === 'uint256' && /^_?(value|amount|wad)$/.test(name ?? '')
        ? [[`${index}`, 'smallest units of the token']]
        : [],
    ),
  );
  const named = new Map<string, unknown>([['token', address]]);
  return (
    <ValueTable
      caption={`${abi.name} of ${emitter}`}
      rows={rowsOf(abi.inputs, values, {units, given: {...given, named}})}
    />
  );
}
