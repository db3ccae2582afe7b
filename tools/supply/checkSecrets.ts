import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {findSecrets} from './findSecrets';

/** Reads what is committed, and what the next commit could hold. */
async function main(): Promise<void> {
  // The owner of the folder does not matter: nothing of it runs.
  const git = ['-c', 'safe.directory=*', 'ls-files', '-z', '-co', '--exclude-standard'];
  const listed = execFileSync('git', git, {encoding: 'utf8'});
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(file));
  const faults: string[] = [];
  for (const file of files) {
    const content = readFileSync(file);
    if (!isBinary(content)) faults.push(...(await findSecrets({file, text: content.toString()})));
  }
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} secrets`);
  // Now, not by process.exitCode: the linter would measure its own times for minutes.
  process.exit(faults.length > 0 ? 1 : 0);
}

/** As git tells it: by a zero byte near the beginning. */
const isBinary = (content: Buffer): boolean => content.subarray(0, 8000).includes(0);

void main();
