let moment = 0;

/** To be called when something has changed that pages are made from; a build is of one moment. */
export function renew(): void {
  moment += 1;
}

/** The same value at every call, read at the first of each moment. */
export function ofMoment<Value>(read: () => Value): () => Value {
  let latest: {of: number; value: Value} | undefined;
  return () => {
    if (latest?.of !== moment) latest = {of: moment, value: read()};
    return latest.value;
  };
}
