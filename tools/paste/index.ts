import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {chainNamed} from '../../packages/sandbox/chain/chains';
import {isForgeTest} from '../../pages/examples/programs';
import {projectsOf} from '../../pages/examples/projects/projectsOf';
import {packLocally} from './packLocally';
import {pasteProgram} from './pasteProgram';
import {TEN} from './ten';

/** What `npm run paste` is told: words that paths of programs contain, or the ten of `npm test`; chains. */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    chain: {type: 'string', multiple: true, default: ['mainnet']},
    ten: {type: 'boolean', default: false},
  },
});

/** Programs only: `npm run examples` runs the projects of Foundry as readers get them. */
const isChosen = (program: string): boolean => {
  if (isForgeTest(program)) return false;
  return values.ten
    ? TEN.includes(program)
    : positionals.length === 0 || positionals.some((word) => program.includes(word));
};

async function main(): Promise<void> {
  const projects = projectsOf('.', 'https://docs.uniswap.org', isChosen);
  const sandboxPackage = await packLocally();
  const waiting = values.chain
    .map(chainNamed)
    .flatMap((chain) => projects.map((project) => ({project, chain})));
  const all = waiting.length;
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const {project, chain} = task;
      const fault = await pasteProgram(project, {chain, sandboxPackage});
      if (fault) failures += 1;
      console.log(
        `${fault ? '✗' : '✓'} ${project.program} on ${chain}${fault ? `: ${fault}` : ''}`,
      );
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  console.log(`\n${all - failures} of ${all} run as projects in an empty folder`);
  process.exitCode = failures > 0 || all === 0 ? 1 : 0;
}

void main();
