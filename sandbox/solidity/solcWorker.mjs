// Runs a compiler in its own process: old releases print warnings and catch the process's errors.
// Started with a channel it compiles one input after the other: loading a compiler takes longer than most of them.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const load = createRequire(import.meta.url);
const [, , module] = process.argv;
const compiler = load(module);
if (process.send) {
  process.on('message', (input) => process.send(compiler.compile(input)));
} else {
  process.stdout.write(compiler.compile(readFileSync(0, 'utf8')));
}
