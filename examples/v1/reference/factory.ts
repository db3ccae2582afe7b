import assert from 'node:assert/strict';
import {parseEventLogs, zeroAddress} from 'viem';
import {account, client, confirm, isSandbox, run} from '../../support/chain';
import {printFailure} from '../../sdk/support/printFailure';
import {DAI, exchangeOf, factory, UNI, USDC} from '../support/v1';

async function main(): Promise<void> {
  // #region get-exchange
  const exchange = await client.readContract({
    ...factory,
    functionName: 'getExchange',
    args: [USDC],
  });
  const none = await client.readContract({...factory, functionName: 'getExchange', args: [UNI]});
  console.log(
    `USDC has an exchange: ${exchange !== zeroAddress}, UNI has one: ${none !== zeroAddress}`,
  );
  // #endregion get-exchange

  // #region get-token
  const token = await client.readContract({...factory, functionName: 'getToken', args: [exchange]});
  console.log(`and back: ${token === USDC}`);
  // #endregion get-token
  const unknown = [account] as const;
  assert.equal(
    await client.readContract({...factory, functionName: 'getToken', args: unknown}),
    zeroAddress,
  );

  // #region count
  const count = await client.readContract({...factory, functionName: 'tokenCount'});
  for (let id = 1n; id <= count && id <= 3n; id += 1n) {
    const listed = await client.readContract({
      ...factory,
      functionName: 'getTokenWithId',
      args: [id],
    });
    console.log(`${id} of ${count}: ${listed === USDC ? 'USDC' : listed === DAI ? 'DAI' : '?'}`);
  }
  // #endregion count
  for (const id of [0n, count + 1n]) {
    assert.equal(
      await client.readContract({...factory, functionName: 'getTokenWithId', args: [id]}),
      zeroAddress,
    );
  }

  // #region template
  const template = await client.readContract({...factory, functionName: 'exchangeTemplate'});
  const code = await client.getCode({address: exchange});
  console.log(`an exchange has ${((code ?? '0x').length - 2) / 2} bytes of code`);
  console.log(`and names the template: ${code?.includes(template.slice(2).toLowerCase())}`);
  // #endregion template

  // Only on a local chain: an exchange that somebody creates stays for ever.
  if (await isSandbox()) await create(count);
}

async function create(count: bigint): Promise<void> {
  // #region create
  const hash = await client.writeContract({
    ...factory,
    functionName: 'createExchange',
    args: [UNI],
  });
  const {logs} = await confirm(hash);
  const [created] = parseEventLogs({...factory, eventName: 'NewExchange', logs});
  console.log(`an exchange of UNI: ${created?.args.token === UNI}`);
  // #endregion create
  assert.equal(created?.args.exchange, await exchangeOf(UNI));
  assert.equal(await client.readContract({...factory, functionName: 'tokenCount'}), count + 1n);

  // #region failures
  const simulated = (
    functionName: 'createExchange' | 'initializeFactory',
    address: `0x${string}`,
  ) => client.simulateContract({...factory, account, functionName, args: [address]});
  await printFailure('a second exchange of UNI', () => simulated('createExchange', UNI));
  await printFailure('an exchange of no token', () => simulated('createExchange', zeroAddress));
  await printFailure('another template', () => simulated('initializeFactory', UNI));
  // #endregion failures
}

run(main, {sends: false});
