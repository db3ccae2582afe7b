/** What `wrk --latency` measured: requests per second, milliseconds, and requests that failed. */
export type Load = {perSecond: number; p99: number; errors: number};

const MILLISECONDS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1_000};

/** Reads what wrk prints; throws where it prints something else. */
export function loadOf(printed: string): Load {
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)$/m.exec(printed) ?? [];
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(printed) ?? [];
  if (!perSecond || !p99) {
    throw new Error(`wrk: expected "Requests/sec" and "99%" in what it prints, got:\n${printed}`);
  }
  const [, broken = ''] = /^\s+Socket errors: (.*)$/m.exec(printed) ?? [];
  const refused = Number(/^\s+Non-2xx or 3xx responses: (\d+)$/m.exec(printed)?.[1] ?? 0);
  return {
    perSecond: Number(perSecond),
    p99: Number(p99) * (MILLISECONDS[unit] as number),
    errors: (broken.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), refused),
  };
}
