import {LARGEST_ANSWER, LONGEST_WAIT} from '../limits';
import type {QueryOutcome, Query} from '../query';
import type {Endpoint} from './parseEndpoint';
import {readAnswer} from './readAnswer';
import {readBody} from './readBody';
import {watchPolicy} from './watchPolicy';

/**
 * What a reader's own endpoint answers. The key goes to that address alone: no cookies, no
 * referrer, and no redirect that could carry it elsewhere. Rejects with a sentence for the reader.
 */
export async function askEndpoint(
  {url, host, headers}: Endpoint,
  {text, variables}: Query,
  signal: AbortSignal,
): Promise<QueryOutcome> {
  const policy = watchPolicy(url);
  const slow = new AbortController();
  const cancel = () => {
    slow.abort();
  };
  signal.addEventListener('abort', cancel);
  const timer = setTimeout(cancel, LONGEST_WAIT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {...headers, 'content-type': 'application/json'},
      body: JSON.stringify({query: text, variables}),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: slow.signal,
    });
    const body = await readBody(response.body, LARGEST_ANSWER);
    return readAnswer({host, status: response.status, ...body});
  } catch (cause) {
    if (signal.aborted) throw new Error('Cancelled; nothing was answered.', {cause});
    if (slow.signal.aborted) {
      throw new Error(
        `${host} did not finish within ${LONGEST_WAIT / 1_000} s, so the request was cancelled.`,
        {
          cause,
        },
      );
    }
    if (await policy.hasBlocked()) {
      throw new Error(
        `Your browser did not ask ${host}: the security policy of this site allows other endpoints only. Ask it from a program instead.`,
        {cause},
      );
    }
    throw new Error(
      `No answer from ${host} could be read: it cannot be reached, broke off, redirects elsewhere, or does not allow this site to ask it (CORS).`,
      {cause},
    );
  } finally {
    policy.stop();
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
