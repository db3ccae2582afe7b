import {concatHex, encodeAbiParameters, parseEther, type Address} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import {compile} from '../../../../sandbox/compile';
import type {Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import type {Client} from '../readLogs';
import {deploy, moveTo, senderOf} from '../sender';
import {callsOf, DONOR, PROVIDER, STABLE_PROVIDER, type Step} from './callsOf';
import {allow, keysOf, manager, positions, type PoolName} from './contracts';

/** Who does what in the pools of v4, and when: three days that touch every pool. */
const STEPS: readonly (Step & {at: string})[] = [
  sells('2026-01-03T10:00', 1, '10000 USDC > deep'),
  sells('2026-01-03T10:10', 2, '5 ETH > deep'),
  sells('2026-01-03T10:20', 1, '20000 USDC > wrapped'),
  sells('2026-01-03T10:30', 2, '3 ETH > narrow'),
  sells('2026-01-03T10:40', 1, '1000 USDC > stable'),
  sells('2026-01-03T10:50', 4, '1000 DAI > stable'),
  sells('2026-01-03T11:00', 2, '1 ETH > dynamic'),
  sells('2026-01-03T11:10', 2, '2 ETH > wrapper'),
  {at: '2026-01-03T12:00', does: 'mint'},
  {at: '2026-01-03T13:00', does: 'mintStable'},
  {at: '2026-01-04T09:00', does: 'setHookFee'},
  sells('2026-01-04T09:10', 1, '2000 USDC > dynamic'),
  {at: '2026-01-04T10:00', does: 'setProtocolFee'},
  sells('2026-01-04T10:10', 2, '4 ETH > deep'),
  {at: '2026-01-04T11:00', does: 'subscribe'},
  {at: '2026-01-04T15:00', does: 'increase'},
  sells('2026-01-04T16:00', 2, '2 ETH > narrow'),
  {at: '2026-01-04T17:00', does: 'donate'},
  sells('2026-01-05T10:00', 1, '150000 USDC > narrow'),
  {at: '2026-01-05T12:00', does: 'collect'},
  {at: '2026-01-05T13:00', does: 'passOn'},
  {at: '2026-01-05T13:10', does: 'halve'},
  {at: '2026-01-05T14:00', does: 'burnStable'},
  sells('2026-01-05T15:00', 2, '2 ETH > deep'),
];

/** Trades in the pools of a fresh sandbox, where no other account trades: limits are open. */
export async function trade(sandbox: Sandbox): Promise<void> {
  const client = testClient(sandbox);
  const send = senderOf(client);
  for (const account of [1, 2, PROVIDER, STABLE_PROVIDER]) await allow(send, account);
  const market = {
    keyOf: keysOf(sandbox.contents.pools),
    subscriber: await deployFor(client, PROVIDER, {
      file: 'examples/v4/concepts/PositionDiary.sol',
      contract: 'PositionDiary',
      argument: positions.to,
    }),
    unlocker: await deployFor(client, DONOR, {
      file: 'examples/v4/reference/Unlocker.sol',
      contract: 'Unlocker',
      argument: manager.to,
    }),
    tokenId: await client.readContract({
      address: positions.to,
      abi: positions.abi,
      functionName: 'nextTokenId',
    }),
  };
  await impersonate(client, addressOf('Timelock'));
  for (const step of STEPS) {
    const deadline = await moveTo(client, step.at);
    for (const {from, ...call} of callsOf(step, {...market, deadline})) await send(from, call);
  }
}

function sells(at: string, account: number, text: string): Step & {at: string} {
  const [amount, sold = '', , pool] = text.split(' ');
  return {at, does: 'sell', account, sale: {sold, amount: Number(amount), pool: pool as PoolName}};
}

type Source = {file: string; contract: string; argument: Address};

/** Compiles a contract and deploys it with the one address that its constructor takes. */
async function deployFor(
  client: Client,
  account: number,
  {file, contract, argument}: Source,
): Promise<Address> {
  const {contracts} = await compile(file);
  const artifact = contracts[contract];
  if (!artifact) throw new Error(`${file} has no contract ${contract}`);
  const encoded = encodeAbiParameters([{type: 'address'}], [argument]);
  return deploy(client, account, concatHex([artifact.bytecode, encoded]));
}

/** Lets the node send for an account without its key. */
async function impersonate(client: Client, address: Address): Promise<void> {
  await client.impersonateAccount({address});
  await client.setBalance({address, value: parseEther('1')});
}
