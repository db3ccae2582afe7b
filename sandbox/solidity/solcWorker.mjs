// Runs a compiler in its own process: old releases print warnings and catch the process's errors.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const load = createRequire(import.meta.url);
const [, , compiler] = process.argv;
process.stdout.write(load(compiler).compile(readFileSync(0, 'utf8')));
