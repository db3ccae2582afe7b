import type {ClientModule} from '@docusaurus/types';

/** Removes, when a page has been taken over, the worker that an earlier build left in this browser. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation || !('serviceWorker' in navigator)) return;
  const retiring = async () => retire(navigator.serviceWorker, caches);
  // Where the browser refuses, there is no worker.
  retiring().catch(() => undefined);
};

/** Removes the worker of this site and what it kept; workers of others stay. */
export async function retire(workers: ServiceWorkerContainer, storage: CacheStorage) {
  const registration = await workers.getRegistration();
  if (!registration || registration.active?.scriptURL !== `${registration.scope}sw.js`) return;
  for (const name of await storage.keys()) {
    if (name.startsWith(`offline ${registration.scope} `)) await storage.delete(name);
  }
  await registration.unregister();
}
