import {type HostileProgram, once, tries} from './hostileProgram';

/** Code made of text, and what a browser stores. */
export const codeAndStorage: readonly HostileProgram[] = [
  tries('eval', `return eval('1 + 1')`),
  tries('indirect eval', `return (0, eval)('1 + 1')`),
  tries('Function', `return new Function('return 2')()`),
  tries(
    'the constructor of async functions',
    `return await (async () => {}).constructor('return 2')()`,
  ),
  tries(
    'a timer with text',
    `setTimeout('self.ran = 1', 0); await new Promise((r) => setTimeout(r, 20)); return self.ran`,
  ),
  tries(
    'WebAssembly',
    `return await WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
  ),
  tries(
    'IndexedDB',
    once(
      `const r = indexedDB.open('x'); r.onsuccess = () => resolve('open'); r.onerror = () => reject(r.error);`,
    ),
  ),
  tries('Cache Storage', `return await caches.open('x')`),
  tries('cookies', `return await cookieStore.getAll()`),
  tries('localStorage', `return localStorage.secret`),
  tries('sessionStorage', `return sessionStorage.secret`),
  tries('files of the origin', `return await navigator.storage.getDirectory()`),
  tries('BroadcastChannel', `new BroadcastChannel('x').postMessage('hello'); return 'sent'`),
  tries('locks', `return await navigator.locks.request('x', () => 'held')`),
];
