/**
 * Stores the pages that a reader opened, with their files. As long as the network answers, they come
 * from there; where it fails, the stored copy answers, however old it is.
 */

/** Raise it when the form of the stored copies changes: those of older workers are then deleted. */
const VERSION = 2;
const SITE = `offline ${registration.scope} `;
const PAGES = `${SITE}${VERSION} pages`;
const FILES = `${SITE}${VERSION} files`;
/** Enough for a week of reading: some 10 MB, a page having 40 KB and a file 35. */
const LIMITS = {[PAGES]: 60, [FILES]: 200};
/** The browser's store may be broken: an answer that takes longer is not waited for. */
const STORE_TIMEOUT_MS = 3_000;
/** Words of the content type, by the extension of a file. */
const TYPES = {js: 'javascript', css: 'css', woff2: 'font'};
/** Stands in every page of this site, and in no page of a portal. */
const MARK = /name="?generator"? content="Docusaurus/;

addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(PAGES), caches.open(FILES), skipWaiting()]));
});

addEventListener('activate', (event) => {
  // The browser then requests a page while the worker starts.
  const preload = registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([inTime(deleteOlder()), preload, clients.claim()]));
});

addEventListener('message', (event) => {
  const {type, page, entries} = event.data ?? {};
  if (type === 'keep') event.waitUntil(keepShown(page, entries));
});

addEventListener('fetch', (event) => {
  const {method, url} = event.request;
  if (method === 'GET' && url.startsWith(registration.scope) && !isOfRun(url))
    event.respondWith(answer(event));
});

async function answer(event) {
  const {url, mode, destination} = event.request;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // It may be gone since a deploy, or a portal answers in its place.
    if (isHashed(url) && !isFile(url, response)) return (await find(FILES, url)) ?? response;
    // A hashed file without a destination is prefetched for a page that may never be opened.
    if (destination || !isHashed(url)) event.waitUntil(keep(url, response.clone()));
    return response;
  } catch (failure) {
    const copy = (await find(PAGES, addressOf(url))) ?? (await find(FILES, url));
    if (!copy && mode !== 'navigate') throw failure;
    return copy ?? noNetworkPage();
  }
}

/** Whether the name of a file holds a digest of its content. */
const isHashed = (url) => url.startsWith(`${registration.scope}assets/`);

/** Files of programs that run in the tab: megabytes, which the browser's own cache holds for a year, and answers from. */
const isOfRun = (url) => url.startsWith(`${registration.scope}assets/run/`);

/** The address of a page without query and fragment. */
const addressOf = (url) => url.replace(/[?#].*/, '');

const find = (cacheName, url) => inTime(caches.match(url, {cacheName}));

/** The answer of the store; nothing where it fails or takes too long. */
const inTime = (result) =>
  Promise.race([result, new Promise((resolve) => setTimeout(resolve, STORE_TIMEOUT_MS))]).catch(
    () => {},
  );

/** Whether a response is the file at an address. */
const isFile = (url, {status, headers}) =>
  status === 200 && typeOf(headers).includes(TYPES[/\w+$/.exec(addressOf(url))] ?? '');

const typeOf = (headers) => headers.get('content-type') ?? '';

/** Once its caches are deleted, a worker still answers the pages that are open, and stores nothing. */
const open = async (name) => ((await caches.has(name)) ? caches.open(name) : null);

/** Deletes the caches of older workers of this site. */
async function deleteOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(SITE) && !(name in LIMITS));
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Stores a response as the newest of its kind; the oldest make room. */
async function keep(url, response) {
  const {type, redirected, headers} = response;
  const isForbidden = /no-store/i.test(headers.get('cache-control'));
  if (!isFile(url, response) || isForbidden || type !== 'basic' || redirected) return;
  const isPage = typeOf(headers).includes('html');
  const name = isPage ? PAGES : FILES;
  const cache = await open(name);
  try {
    if (isPage && !MARK.test(await response.clone().text())) return;
    await cache?.put(isPage ? addressOf(url) : url, response);
  } catch {
    // The transfer was cut, or there is no room.
  }
  const keys = (await cache?.keys()) ?? [];
  await Promise.all(keys.slice(0, -LIMITS[name]).map((key) => cache.delete(key)));
}

/** Stores files that a page has loaded, which may have bypassed the worker, and the page where it was shown just now. */
async function keepShown(page, entries) {
  const linked = page === undefined ? [] : await keepPage(new URL(page, registration.scope).href);
  // A script that a link prefetched is listed again when it runs.
  const used = entries.filter(
    ({initiatorType, name}) => !isOfRun(name) && (initiatorType !== 'link' || !/\.js$/.test(name)),
  );
  const half = -LIMITS[FILES] / 2;
  const keys = (await (await open(FILES))?.keys()) ?? [];
  const recent = keys.slice(half).map(({url}) => url);
  for (const url of new Set([...linked, ...used.slice(half).map(({name}) => name)])) {
    // Re-store old entries still in use, so that eviction skips them.
    if (recent.includes(url) || !url.startsWith(registration.scope)) continue;
    await keep(url, (isHashed(url) && (await find(FILES, url))) || (await load(url)));
  }
}

/** Stores a page; the files that it links, which since a deploy may be others than were loaded. */
async function keepPage(url) {
  const response = await load(url);
  const html = await response.clone().text();
  await keep(url, response);
  const paths = html.match(/\/[\w./~-]*assets\/[\w./~-]+/g) ?? [];
  return paths.map((name) => new URL(name, url).href).filter(isHashed);
}

const load = (url) => fetch(url, {priority: 'low'}).catch(() => Response.error());

async function noNetworkPage() {
  const pages = await inTime(open(PAGES));
  const keys = (pages && (await inTime(pages.keys()))) ?? [];
  const links = await Promise.all(keys.reverse().map(({url}) => linkTo(url)));
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>No network</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1rem/1.65 system-ui;background:canvas}</style>
<main><h1>No network</h1><p>This page was not opened in this browser before. <a href="">Retry</a>
<p>Pages that open without network:<ul>${links.join('')}</ul></main>`;
  return new Response(body, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}

/** A list item; none for a page without title, which only redirects. */
async function linkTo(url) {
  const html = await (await find(PAGES, url))?.text();
  const [, title] = /<title[^>]*>([^<]+)/.exec(html) ?? [];
  return title ? `<li><a href="${url.replaceAll('&', '&amp;')}">${title}</a>` : '';
}
