/**
 * Keeps the pages that a reader opened, with their files. As long as the network answers, they come
 * from there; where it fails, what is kept answers, however old it is.
 */

/** Raise it when what is kept changes its form: what older workers kept is then deleted. */
const VERSION = 2;
const SITE = `offline ${registration.scope} `;
const PAGES = `${SITE}${VERSION} pages`;
const FILES = `${SITE}${VERSION} files`;
/** What a reader goes back to in a week: some 10 MB, a page having 40 KB and a file 35. */
const LIMITS = {[PAGES]: 60, [FILES]: 200};
/** How long the browser's store is waited for, in milliseconds: it may be broken. */
const PATIENCE = 3_000;
/** What is in the type of a file, by the end of its name. */
const TYPES = {js: 'javascript', css: 'css', woff2: 'font'};
/** What is in every page of this site. */
const MARK = /name="?generator"? content="Docusaurus/;

let isRetired = false;

addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(PAGES), caches.open(FILES), skipWaiting()]));
});

addEventListener('activate', (event) => {
  const old = forget((name) => !(name in LIMITS));
  // Pages are then asked for while the worker starts.
  const preload = registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([inTime(old), preload, clients.claim()]));
});

addEventListener('message', (event) => {
  const {type, page, entries} = event.data ?? {};
  if (type === 'keep') event.waitUntil(keepShown(page, entries));
  if (type === 'retire') {
    isRetired = true;
    event.waitUntil(Promise.all([registration.unregister(), forget(() => true)]));
  }
});

addEventListener('fetch', (event) => {
  const {method, url} = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event));
});

async function answer(event) {
  const {url, mode, destination} = event.request;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // It may be gone since a deploy, or a portal answers in its place.
    if (isHashed(url) && !isFile(url, response)) return (await find(FILES, url)) ?? response;
    // A hashed file without a destination comes ahead of its page, which may never be opened.
    if (destination || !isHashed(url)) event.waitUntil(keep(url, response.clone()));
    return response;
  } catch (failure) {
    const kept = (await find(PAGES, addressOf(url))) ?? (await find(FILES, url));
    if (!kept && mode !== 'navigate') throw failure;
    return kept ?? sayNotKept();
  }
}

/** Whether another content would have another name. */
const isHashed = (url) => url.startsWith(`${registration.scope}assets/`);

/** The same page, whatever it is asked. */
const addressOf = (url) => url.replace(/[?#].*/, '');

const find = (cacheName, url) => inTime(caches.match(url, {cacheName}));

/** What the store answers; nothing where it fails or takes too long. */
const inTime = (result) =>
  Promise.race([result, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).catch(() => {});

/** Whether an answer is what was asked for. */
const isFile = (url, {status, headers}) =>
  status === 200 && typeOf(headers).includes(TYPES[/\w+$/.exec(addressOf(url))] ?? '');

const typeOf = (headers) => headers.get('content-type') ?? '';

/** A retired worker still answers the pages that are open, and keeps nothing. */
const open = async (name) => ((await caches.has(name)) && !isRetired ? caches.open(name) : null);

async function forget(isMeant) {
  const names = (await caches.keys()).filter((name) => name.startsWith(SITE));
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}

/** Keeps an answer as the newest of its kind; the oldest make room. */
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

/** Keeps a page that is shown, and the files it has loaded, which may have come past the worker. */
async function keepShown(page, entries) {
  const {href} = new URL(page, registration.scope);
  const response = await load(href);
  const html = await response.clone().text();
  await keep(href, response);
  // Since a deploy it may name others than were loaded.
  const names = html.match(/\/[\w./~-]*assets\/[\w./~-]+/g) ?? [];
  const named = names.map((name) => new URL(name, href).href).filter(isHashed);
  // A script by a link came ahead; when it runs it is listed again.
  const used = entries.filter((one) => one.initiatorType !== 'link' || !/\.js$/.test(one.name));
  const half = -LIMITS[FILES] / 2;
  const keys = (await (await open(FILES))?.keys()) ?? [];
  const recent = keys.slice(half).map(({url}) => url);
  for (const url of new Set([...named, ...used.slice(half).map(({name}) => name)])) {
    // What is older is kept anew, lest it makes room while it is used.
    if (recent.includes(url) || !url.startsWith(registration.scope)) continue;
    await keep(url, (isHashed(url) && (await find(FILES, url))) || (await load(url)));
  }
}

const load = (url) => fetch(url, {priority: 'low'}).catch(() => Response.error());

async function sayNotKept() {
  const kept = await inTime(open(PAGES));
  const keys = (kept && (await inTime(kept.keys()))) ?? [];
  const links = await Promise.all(keys.reverse().map(({url}) => linkTo(url)));
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>No network</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1rem/1.65 system-ui;background:canvas}</style>
<main><h1>No network</h1><p>This page was not opened in this browser before. <a href="">Retry</a>
<p>Pages that open without network:<ul>${links.join('')}</ul></main>`;
  return new Response(body, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}

/** A list item; none for a page without title, which leads to another. */
async function linkTo(url) {
  const html = await (await find(PAGES, url))?.text();
  const [, title] = /<title[^>]*>([^<]+)/.exec(html) ?? [];
  return title ? `<li><a href="${url.replaceAll('&', '&amp;')}">${title}</a>` : '';
}
