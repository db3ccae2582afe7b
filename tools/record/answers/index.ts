import {execFile} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {startSandbox} from '../../../sandbox/startSandbox';
import {startEngine} from './startEngine';

/** Programs that ask a subgraph, and the version of the protocol that it is of. */
const PROGRAMS = {
  'examples/subgraph/v2/showPrice.ts': 'v2',
  'examples/subgraph/v3/comparePool.ts': 'v3',
  'examples/subgraph/v3/pageSwaps.ts': 'v3',
  'examples/subgraph/v4/comparePool.ts': 'v4',
} as const;

const execute = promisify(execFile);

/** Runs each program against the recorded rows, and writes what it asked and got beside it. */
async function main(): Promise<void> {
  for (const [program, version] of Object.entries(PROGRAMS)) {
    const file = program.replace(/\.ts$/, '.answers.json');
    if (!existsSync(file)) writeFileSync(file, '[]\n'); // the program imports it
    const [chain, engine] = [await startSandbox({port: 0}), await startEngine(version)];
    try {
      const env = {...process.env, RPC_URL: chain.url, SUBGRAPH_URL: engine.url};
      await execute('npx', ['tsx', program], {env});
      const lines = engine.answers.map((one) => JSON.stringify(one));
      writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
      console.log(`${file}: ${engine.answers.length} answers`);
    } finally {
      engine.stop();
      await chain.stop();
    }
  }
}

void main();
