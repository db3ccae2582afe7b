import type {Answer, Request} from './answer';
import {requestsOf, type SearchClient} from './localClient';

type Options = {
  /** Asks the hosted service. */
  ask: (requests: readonly Request[]) => Promise<Answer[]>;
  /** Answers where the service does not. */
  local: SearchClient;
};

/** A reader waits no longer for the service. */
const MOST_MILLISECONDS = 2_000;
/** After a failure the service is not asked for a while, so that not every keystroke waits for it. */
const REST_MILLISECONDS = 30_000;

/** A client that asks the hosted service, and the site's own index where that fails or finds nothing. */
export function hostedClient({ask, local}: Options): SearchClient {
  let restsUntil = 0;
  let outage = new AbortController();
  const fail = (error: unknown): void => {
    console.warn('The hosted search failed; the index of this site answers.', error);
    restsUntil = Date.now() + REST_MILLISECONDS;
    outage.abort(error);
    outage = new AbortController();
  };

  const askInTime = async (requests: readonly Request[]): Promise<Answer[] | undefined> => {
    const {signal} = outage;
    const timer = setTimeout(() => {
      fail(new Error(`no answer within ${MOST_MILLISECONDS} ms`));
    }, MOST_MILLISECONDS);
    try {
      return await Promise.race([ask(requests), abortOf(signal)]);
    } catch (error) {
      if (!signal.aborted) fail(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    ...local,
    search: async (given) => {
      const hosted = Date.now() < restsUntil ? undefined : await askInTime(requestsOf(given));
      if (!hosted) return answerLocally(given, local);
      if (hosted.some(({nbHits}) => nbHits > 0)) return {results: hosted};
      // The own index also knows corrections; where it cannot be had, nothing was found.
      return answerLocally(given, local).catch(() => ({results: hosted}));
    },
  };
}

const answerLocally: (
  given: Parameters<SearchClient['search']>[0],
  local: SearchClient,
) => ReturnType<SearchClient['search']> = async (given, local) => {
  const {results} = await local.search(given);
  return {results: results.map((result) => ({...result, answeredBy: 'local'}))};
};

/** Rejects when a query fails, this one or another that was asked at the same time. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
