import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addressOf} from './addressOf';
import {type Sandbox, startSandbox} from './startSandbox';
import {testClient} from './testClient';

let sandbox: Sandbox;
let client: ReturnType<typeof testClient>;

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  client = testClient(sandbox);
});
afterAll(() => sandbox.stop());

const accepting = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const refusing = addressOf('USDC');

const checks = [
  ['v3/payments', 'STE', 'SwapRouter'],
  ['v2/token-transfers', 'TransferHelper: ETH_TRANSFER_FAILED', 'UniswapV2Router02'],
] as const;

test.each(checks)('%s: the check of %s tells who refuses ether from %s', async (...check) => {
  const [group, identifier, contract] = check;
  const {entries} = parse(readFileSync(`facts/atlas/${group}.yaml`, 'utf8')) as {
    entries: {identifier: string; confirm: string}[];
  };
  const {confirm = ''} = entries.find((one) => one.identifier === identifier) ?? {};
  const [, balance = ''] = /balance: '(0x\w+)'/.exec(confirm) ?? [];
  const router = addressOf(contract);
  const send = (to: typeof refusing) =>
    client.call({
      ...{account: router, to, value: 1n},
      stateOverride: [{address: router, balance: BigInt(balance)}],
    });
  await expect(send(accepting)).resolves.toEqual({data: undefined});
  await expect(send(refusing)).rejects.toThrow('revert');
});
