import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {createPublicClient, http} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {deployments} from '../facts/registry/contracts';
import {states} from '../facts/registry/state';
import {functionOf, readableStates, viemProgram} from '../facts/registry/state/readCode';
import {type Sandbox, startSandbox} from './startSandbox';

/** Contracts that no published package holds, so that the sandbox does not either. */
const NOT_ON_SANDBOX = new Set(['V3OpenFeeAdapter', 'TokenJar', 'Firepit', 'GovernorBravo']);

const readable = readableStates(states, deployments);
const onSandbox = readable.filter(({read}) => !NOT_ON_SANDBOX.has(read.contract));

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  folder = mkdtempSync('.cache/states-');
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, {recursive: true});
});

const client = () => createPublicClient({transport: http(sandbox.url)});

test.each(onSandbox.map((state) => [state.id, state] as const))(
  'reads %s from the contract that it names',
  async (_, {address, read}) => {
    const item = functionOf(read);
    const value = await client().readContract({
      address: address as `0x${string}`,
      abi: [item],
      functionName: item.name,
      args: read.args,
    });
    const isAddress = item.outputs[0]?.type === 'address';
    expect(typeof value).toBe(isAddress ? 'string' : 'bigint');
  },
);

test('names each contract that the sandbox lacks', async () => {
  const lacking = readable.filter(({read}) => NOT_ON_SANDBOX.has(read.contract));
  const codes = await Promise.all(
    lacking.map(({address}) => client().getCode({address: address as `0x${string}`})),
  );
  expect(codes.filter((code) => code !== undefined)).toEqual([]);
});

test('prints every state by the program that pages show', async () => {
  const file = path.join(folder, 'readStates.mts');
  writeFileSync(file, viemProgram(onSandbox));
  const {stdout} = await promisify(execFile)('node', ['--import', 'tsx', file], {
    env: {...process.env, RPC_URL: sandbox.url},
  });
  expect(stdout.trim().split('\n')).toHaveLength(onSandbox.length);
  expect(stdout).toContain('Wait in the Timelock: 172800n');
});
