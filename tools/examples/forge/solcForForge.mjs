#!/usr/bin/env node
// The pinned compiler as the program that forge starts, which would download one instead.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const compiler = createRequire(import.meta.url)(process.env.SOLC_MODULE);
// forge expects the name that compilers for Linux print.
const version = compiler.version().replace('Emscripten.clang', 'Linux.g++');

process.stdout.write(
  process.argv.includes('--version')
    ? `solc, the solidity compiler commandline interface\nVersion: ${version}\n`
    : compiler.compile(readFileSync(0, 'utf8')),
);
