import type {HostileProgram} from './hostileProgram';

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
    name: 'one call that takes seconds',
    code: `${ask('eth_call', `[{data: '${BURNS_GAS}', gas: '0x2faf080'}, 'latest']`)}.then(() => console.log('done'))`,
    ...{usesChain: true, end: ['timed-out', 'exited'], limitMs: 300},
  },
  {
    name: 'an estimate that tries for minutes',
    code: `for (let i = 0; i < 50; i++) ${ask('eth_estimateGas', `[{data: '${BURNS_GAS}', gas: '0x2faf080'}]`)}`,
    ...{usesChain: true, end: ['timed-out', 'exited'], limitMs: 300},
  },
  {
    name: 'more than the chain of a tab takes',
    code: `(async () => { for (const [method, params] of [
      ['eth_call', [{data: '0x', gas: '0xffffffffffffffff'}]],
      ['eth_estimateGas', [{data: '0x', gas: '0xffffffffffffffff'}]],
      ['eth_call', [{data: '0x' + '00'.repeat(2e6)}]],
      ['anvil_setBalance', ['0x000000000000000000000000000000000000dEaD', '9'.repeat(1e6)]],
      ['eth_call', [{}, 'latest', Object.fromEntries(Array.from({length: 6_000}, (_, i) => ['0x' + String(i).padStart(40, '0'), {}]))]],
    ]) {
      const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
      console.log(/expected/.test(await (await fetch('http://127.0.0.1:8545', {method: 'POST', body})).text()));
    } })()`,
    ...{usesChain: true, end: ['exited'], out: /^(true\n){5}$/},
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
