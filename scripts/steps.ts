import {spawnSync} from 'node:child_process';

/** A command of the pipeline and what it promises when it passes. */
export type Step = {promise: string; command: string; environment?: Record<string, string>};

/** Results of a run, as the last line of `npm test` states them. */
export type Count = {passed: number; failed: number};

/** Runs a step with its output shown; it counts as one promise, kept or broken. */
export function run({promise, command, environment}: Step): Count {
  console.log(`\n▶ ${promise}\n  ${command}`);
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {...process.env, ...environment},
  });
  if (status === 0) return {passed: 1, failed: 0};
  console.error(`✗ failed: ${promise} (${command})`);
  return {passed: 0, failed: 1};
}

export const add = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, {passed}) => sum + passed, 0),
  failed: counts.reduce((sum, {failed}) => sum + failed, 0),
});
