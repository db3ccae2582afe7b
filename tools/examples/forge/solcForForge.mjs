#!/usr/bin/env node
// The pinned compiler as the program that forge starts, which would download one instead.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const {SOLC_MODULE, SOLC_VERSION} = process.env;

if (process.argv.includes('--version')) {
  // Not asked of the compiler, which takes a second to load. forge expects the name of those for Linux.
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${SOLC_VERSION}.Linux.g++\n`,
  );
} else {
  const compiler = createRequire(import.meta.url)(SOLC_MODULE);
  process.stdout.write(compiler.compile(readFileSync(0, 'utf8')));
}
