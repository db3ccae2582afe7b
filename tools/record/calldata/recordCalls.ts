import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {isAddressEqual, type Address, type Hex} from 'viem';
import {readExamples} from '../../../pages/examples/readExamples';
import {isProgram} from '../../../pages/examples/programs';
import {deployments} from '../../../facts/registry/contracts';
import {startSandbox} from '../../../sandbox/startSandbox';
import {squeezeZeros, type RecordedCall} from '../../../labs/calldata/explain/recordedCall';
import {minedCalls} from './minedCalls';
import {startRecordingProxy} from './startRecordingProxy';
import {bundlePrograms} from '../../examples/bundlePrograms';
import {chooseExamples, executeExamples} from '../../examples/executeExamples';
import {runProgram} from '../../examples/runProgram';

const FILE = 'labs/calldata/explain/recordedCalls.json';
const CONTRACTS =
  /^(UniswapV2Router0[12]|SwapRouter(02)?|NonfungiblePositionManager|PositionManager|Permit2|UniversalRouter(V2_(0|1_1|1_2))?)$/;
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
  const names = words.length > 0 ? words : ['.ts'];
  const programs = chooseExamples(examples, names).filter(isProgram);
  const bundles = await bundlePrograms(programs.map((file) => `examples/${file}`));
  const results = await executeExamples({
    examples,
    names,
    start: () => startRecording(recorded),
    run: (task) => {
      const bundle = bundles.get(task.file);
      return bundle ? runProgram({...task, file: bundle}) : Promise.resolve({printed: 'none'});
    },
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
    // Of the position manager of v4, the explainer reads only what transactions call.
    if (contract === 'PositionManager' && !rest.isMined) return;
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
