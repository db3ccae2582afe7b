import type {Answer, Request, Search} from './result';

type Options = {
  hosted: Search;
  /** Answers where the service does not. */
  local: Search;
};

/** A reader waits no longer for the service. */
const MOST_MILLISECONDS = 2_000;
/** After a failure the service is not asked for a while, so that not every keystroke waits for it. */
const REST_MILLISECONDS = 30_000;

/** A search of the hosted service, and of the site's own index where that fails or finds nothing. */
export function searchWithFallback({hosted, local}: Options): Search {
  let restsUntil = 0;
  let outage = new AbortController();
  const fail = (error: unknown): void => {
    console.warn('The hosted search failed; the index of this site answers.', error);
    restsUntil = Date.now() + REST_MILLISECONDS;
    outage.abort(error);
    outage = new AbortController();
  };

  const askInTime = async (request: Request): Promise<Answer | undefined> => {
    const {signal} = outage;
    const timer = setTimeout(() => {
      fail(new Error(`no answer within ${MOST_MILLISECONDS} ms`));
    }, MOST_MILLISECONDS);
    try {
      return await Promise.race([hosted(request), abortOf(signal)]);
    } catch (error) {
      if (!signal.aborted) fail(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request) => {
    const answer = Date.now() < restsUntil ? undefined : await askInTime(request);
    if (answer && answer.count > 0) return answer;
    try {
      // It also has corrections.
      return {...(await local(request)), answeredBy: 'local'};
    } catch (error) {
      if (answer) return answer;
      throw error;
    }
  };
}

/** Rejects when a query fails, this one or another that was asked at the same time. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
