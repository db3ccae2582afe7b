import {writeFileSync} from 'node:fs';
import {format} from 'prettier';
import {startSandbox} from '../sandbox/startSandbox';
import {record} from './subgraph/record';
import {trade} from './subgraph/trade';

const FILE = 'subgraph/v2/recording.json';

/** Records what a v2 subgraph would store of the sandbox and three days of trading on it. */
async function main(): Promise<void> {
  const sandbox = await startSandbox({port: 0});
  try {
    await trade(sandbox);
    const recording = await record(sandbox);
    writeFileSync(FILE, await format(JSON.stringify(recording), {parser: 'json', printWidth: 100}));
    const versions = Object.values(recording.versions).flat().length;
    console.log(`${versions} versions of rows until block ${recording.head.number} in ${FILE}`);
  } finally {
    await sandbox.stop();
  }
}

void main();
