import {afterEach, expect, test, vi} from 'vitest';
import {onRouteDidUpdate, retire} from './retire';

const SCOPE = 'https://example.org/';

/** A browser with one worker and three caches, and what is left in it after retiring. */
async function leftIn(scriptURL: string | undefined) {
  const names = [`offline ${SCOPE} 1 pages`, `offline ${SCOPE}other/ 1 pages`, 'of another'];
  const kept = new Set(names);
  const unregister = vi.fn();
  const registration = scriptURL && {scope: SCOPE, active: {scriptURL}, unregister};
  await retire(
    {getRegistration: async () => registration} as unknown as ServiceWorkerContainer,
    {keys: async () => names, delete: async (name) => kept.delete(name)} as CacheStorage,
  );
  return {kept: [...kept], isUnregistered: unregister.mock.calls.length === 1};
}

test('removes the worker of the site and what it kept, and nothing of others', async () => {
  expect(await leftIn(`${SCOPE}sw.js`)).toEqual({
    kept: [`offline ${SCOPE}other/ 1 pages`, 'of another'],
    isUnregistered: true,
  });
});

test('leaves the worker of another site on the same port', async () => {
  const {kept, isUnregistered} = await leftIn(`${SCOPE}service-worker.js`);
  expect(kept).toHaveLength(3);
  expect(isUnregistered).toBe(false);
});

test('has nothing to do where there is no worker', async () => {
  expect((await leftIn(undefined)).kept).toHaveLength(3);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('goes on where the browser forbids the question', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', {get: refuse}));
  const drawn = {previousLocation: null} as Parameters<NonNullable<typeof onRouteDidUpdate>>[0];
  expect(() => onRouteDidUpdate?.(drawn)).not.toThrow();
});
