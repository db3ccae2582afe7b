#!/usr/bin/env node
// The pinned compiler as the program that forge starts, which would download one instead.
import {text} from 'node:stream/consumers';

const {SOLC_URL, SOLC_VERSION} = process.env;

if (process.argv.includes('--version')) {
  // forge expects the name of those for Linux.
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${SOLC_VERSION}.Linux.g++\n`,
  );
} else {
  const response = await fetch(SOLC_URL, {method: 'POST', body: await text(process.stdin)});
  const output = await response.text();
  if (!response.ok) throw new Error(output);
  process.stdout.write(output);
}
