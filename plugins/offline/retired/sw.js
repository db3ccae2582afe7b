/** Takes the place of `worker.js` where nothing is stored: deletes what was, then removes itself. */
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`offline ${registration.scope} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
