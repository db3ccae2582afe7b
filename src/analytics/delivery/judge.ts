/** The response of the collector to a batch; the status is 0 where it could not be reached. */
export type CollectorResponse = {status: number; body: Readonly<Record<string, unknown>>};

/** Whose event it is, as far as answers speak of them. */
export type Sender = {user_id?: string; device_id?: string};

/** What becomes of an event: `growing` waits longer with each try. */
export type Decision =
  {is: 'accepted'} | {is: 'rejected'; message: string} | {is: 'again'; after: number | 'growing'};

/** How long events wait after a refusal of others in their batch, in milliseconds. */
const PAUSE = 1_000;
/** How long throttled events wait, in milliseconds. */
const THROTTLE = 30_000;

/** What becomes of each event of a batch, in its order, after the collector's response. */
export function judge(response: CollectorResponse, batch: readonly Sender[]): readonly Decision[] {
  const {status} = response;
  if (status >= 200 && status < 300) return batch.map(() => ({is: 'accepted'}));
  if (status === 413) return tooLarge(response, batch);
  if (status === 429) return throttled(response, batch);
  if (status >= 400 && status < 500 && status !== 408) return invalid(response, batch);
  return batch.map(() => ({is: 'again', after: 'growing'}));
}

const tooLarge = (response: CollectorResponse, batch: readonly Sender[]): Decision[] =>
  batch.map(() => (batch.length === 1 ? rejected(response) : {is: 'again', after: 0}));

function throttled(response: CollectorResponse, batch: readonly Sender[]): Decision[] {
  const {body} = response;
  const waiting = indices(body.throttled_events);
  const users = Object.keys(body.exceeded_daily_quota_users ?? {});
  const devices = Object.keys(body.exceeded_daily_quota_devices ?? {});
  return batch.map(({user_id: user = '', device_id: device = ''}, index) => {
    if (users.includes(user) || devices.includes(device)) return rejected(response);
    const isNamed = waiting.length === 0 || waiting.includes(index);
    return {is: 'again', after: isNamed ? THROTTLE : PAUSE};
  });
}

function invalid(response: CollectorResponse, batch: readonly Sender[]): Decision[] {
  const {body} = response;
  const isWhole = Boolean(body.missing_field) || messageOf(response).startsWith('Invalid API key');
  const offending = [
    ...Object.values(body.events_with_invalid_fields ?? {}),
    ...Object.values(body.events_with_missing_fields ?? {}),
    ...Object.values(body.events_with_invalid_id_lengths ?? {}),
    body.silenced_events,
  ].flatMap(indices);
  return batch.map((_event, index) =>
    isWhole || offending.includes(index) ? rejected(response) : {is: 'again', after: PAUSE},
  );
}

const rejected = (response: CollectorResponse): Decision => ({
  is: 'rejected',
  message: messageOf(response),
});

const messageOf = ({status, body}: CollectorResponse): string =>
  typeof body.error === 'string' ? body.error : `Event rejected with status ${status}`;

const indices = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
