import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {isAddressEqual, type Address, type Hex} from 'viem';
import {readExamples} from '../../../pages/examples/readExamples';
import {isQuery} from '../../../pages/examples/programs';
import {deployments} from '../../../facts/registry/contracts';
import {startSandbox} from '../../../sandbox/startSandbox';
import {squeezeZeros, type RecordedCall} from '../../../labs/calldata/explain/recordedCall';
import {minedCalls} from './minedCalls';
import {startRecordingProxy} from './startRecordingProxy';
import {executeExamples} from '../../examples/executeExamples';
import {runProgram} from '../../examples/runProgram';

const FILE = 'labs/calldata/explain/recordedCalls.json';
const CONTRACTS =
  /^(UniswapV2Router0[12]|SwapRouter(02)?|NonfungiblePositionManager|Permit2|UniversalRouter(V2_(0|1_1|1_2))?)$/;
/** Longer calldata is left out, so that the file stays small. */
const LONGEST_BYTES = 6_000;

const covered = deployments.filter(
  ({chainId, contract}) => chainId === 1 && CONTRACTS.test(contract),
);
const contractAt = (to: Address): string | undefined =>
  covered.find(({address}) => isAddressEqual(address, to))?.contract;

/** Records what the examples send to the contracts whose calldata is explained; `words` choose examples. */
export async function recordCalls(words: readonly string[]): Promise<void> {
  const examples = readExamples('examples');
  const recorded = new Map<Hex, RecordedCall>();
  const results = await executeExamples({
    examples,
    names: words.length > 0 ? words : ['.ts'],
    start: () => startRecording(recorded),
    run: (task) => (isQuery(task.file) ? Promise.resolve({printed: 'none'}) : runProgram(task)),
    capture: () => undefined,
  });
  for (const {program, fault} of results) if (fault) console.error(`✗ ${program}: ${fault}`);
  const sorted = [...recorded.values()].sort((one, other) => one.data.localeCompare(other.data));
  const style = await resolveConfig(FILE);
  writeFileSync(FILE, await format(JSON.stringify(sorted), {...style, filepath: FILE}));
  console.log(`${sorted.length} calls of ${results.length} programs in ${FILE}`);
}

async function startRecording(recorded: Map<Hex, RecordedCall>) {
  const sandbox = await startSandbox({port: 0});
  const proxy = await startRecordingProxy(sandbox.url);
  const add = ({to, data, ...rest}: {to: Address; data: Hex} & Partial<RecordedCall>) => {
    const contract = contractAt(to);
    if (!contract || data.length < 10 || data.length > 2 * LONGEST_BYTES) return;
    const bytes = data.toLowerCase() as Hex;
    recorded.set(bytes, {contract, data: squeezeZeros(bytes), ...rest});
  };
  return {
    url: proxy.url,
    stop: async () => {
      proxy.calls.forEach(add);
      const mined = await minedCalls(sandbox.url, sandbox.contents.block.number);
      mined.forEach((call) => {
        add({...call, isMined: true});
      });
      proxy.stop();
      await sandbox.stop();
    },
  };
}
