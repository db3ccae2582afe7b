import {writeFileSync} from 'node:fs';
import {startSandbox} from '../../../sandbox/startSandbox';
import {packRecording} from '../../../facts/subgraph/packRecording';
import {versions, type SubgraphVersion} from '../../../facts/subgraph/versions';
import {record as recordV2} from './v2/record';
import {trade as tradeV2} from './v2/trade';
import {record as recordV3} from './v3/record';
import {trade as tradeV3} from './v3/trade';
import {record as recordV4} from './v4/record';
import {trade as tradeV4} from './v4/trade';

const STEPS = {
  v2: {trade: tradeV2, record: recordV2},
  v3: {trade: tradeV3, record: recordV3},
  v4: {trade: tradeV4, record: recordV4},
};

/** Records what a version's subgraph would store of the sandbox and three days of trading on it. */
async function main(version: SubgraphVersion): Promise<void> {
  const {trade, record} = STEPS[version];
  const file = `facts/subgraph/${version}/recording.json`;
  const sandbox = await startSandbox({port: 0});
  try {
    await trade(sandbox);
    const recording = await record(sandbox);
    writeFileSync(file, packRecording(recording));
    const rows = Object.values(recording.versions).flat().length;
    console.log(`${rows} versions of rows until block ${recording.head.number} in ${file}`);
  } finally {
    await sandbox.stop();
  }
}

const chosen = versions.find((version) => version === process.argv[2]);
if (!chosen) throw new Error(`say which subgraph: ${versions.join(' or ')}`);
void main(chosen);
