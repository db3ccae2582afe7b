import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {chainNamed} from '../../packages/sandbox/chain/chains';
import {isForgeTest} from '../../pages/examples/programs';
import {projectsOf, type OfferedProject} from '../../pages/examples/projects/projectsOf';
import {packLocally} from './packLocally';
import {pasteProgram} from './pasteProgram';
import {TEN} from './ten';

/** What `npm run paste` is told: words that paths of programs contain, or the ten of `npm test`. */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {chain: {type: 'string', default: 'mainnet'}, ten: {type: 'boolean', default: false}},
});

/** Programs only: `npm run examples` runs the projects of Foundry as readers get them. */
const isChosen = ({program}: OfferedProject): boolean => {
  if (isForgeTest(program)) return false;
  return values.ten
    ? TEN.includes(program)
    : positionals.length === 0 || positionals.some((word) => program.includes(word));
};

async function main(): Promise<void> {
  const projects = projectsOf('.', 'https://docs.uniswap.org').filter(isChosen);
  const sandboxPackage = await packLocally();
  const chain = chainNamed(values.chain);
  const waiting = [...projects];
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const fault = await pasteProgram(project, {chain, sandboxPackage});
      if (fault) failures += 1;
      console.log(fault ? `✗ ${project.program}: ${fault}` : `✓ ${project.program}`);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  const counts = `${projects.length - failures} of ${projects.length}`;
  console.log(`\n${counts} run in an empty folder, on ${chain}`);
  process.exitCode = failures > 0 || projects.length === 0 ? 1 : 0;
}

void main();
