import {expect, test} from 'vitest';
import {findBrokenLinks} from './findBrokenLinks';

const address = 'https://one.example/';

/** What is wrong with an address that answers so, one answer for each time it is asked. */
async function tried(...answers: (number | Error)[]) {
  const waited: number[] = [];
  let requests = 0;
  const broken = await findBrokenLinks([address], {
    ask: async () => {
      const answer = answers[requests++] ?? 200;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (seconds) => waited.push(seconds),
  });
  return {fault: broken.get(address), asked: requests, waited};
}

test.each([200, 204, 304])('accepts an address that answers %i', async (status) => {
  expect(await tried(status)).toEqual({fault: undefined, asked: 1, waited: []});
});

test.each([404, 410, 403])('reports an address that answers %i at once', async (status) => {
  expect(await tried(status)).toEqual({fault: `answers ${status}`, asked: 1, waited: []});
});

test.each([429, 500, 503])('asks again, later each time, after %i', async (status) => {
  expect(await tried(status, status)).toEqual({fault: undefined, asked: 3, waited: [5, 10]});
});

test('reports what still fails the third time', async () => {
  expect(await tried(503, 503, 502)).toMatchObject({fault: 'answers 502', asked: 3});
});

test('reports why nothing answers', async () => {
  const lost = new Error('fetch failed', {cause: new Error('getaddrinfo ENOTFOUND one.example')});
  expect(await tried(lost, lost, lost)).toMatchObject({
    fault: 'does not answer: getaddrinfo ENOTFOUND one.example',
  });
});

test('asks for every address, and no more at once than it may', async () => {
  const requests: string[] = [];
  let open = 0;
  let most = 0;
  const addresses = Array.from({length: 20}, (_, number) => `${address}${number}`);
  await findBrokenLinks(addresses, {
    ask: async (one) => {
      requests.push(one);
      most = Math.max(most, (open += 1));
      await Promise.resolve();
      open -= 1;
      return 200;
    },
    wait: () => Promise.resolve(),
    atOnce: 4,
  });
  expect(requests).toEqual(addresses);
  expect(most).toBe(4);
});
