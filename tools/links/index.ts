import {setTimeout as sleep} from 'node:timers/promises';
import {unchecked} from '../../config/externalLinks';
import {findBrokenLinks} from './findBrokenLinks';
import {listExternalLinks} from './listExternalLinks';
import {readPages} from '../../pages/checks/readPages';

const TIMEOUT_MS = 30_000;

/** Asks every address that pages lead to, and lists those that do not answer as a page. */
async function main(): Promise<void> {
  const links = listExternalLinks(readPages());
  const hosts = new Set(links.map(({address}) => new URL(address).host));
  const checkedLinks = links.filter(
    ({address}) => !unchecked.some(({host}) => host === new URL(address).host),
  );
  const broken = await findBrokenLinks(
    checkedLinks.map(({address}) => address),
    {ask, wait: (seconds) => sleep(seconds * 1_000)},
  );
  const unneeded = unchecked.filter(({host}) => !hosts.has(host));

  for (const {address, places} of checkedLinks) {
    const fault = broken.get(address);
    if (fault) console.error(`${places.join(', ')}: ${address} ${fault}`);
  }
  for (const {host} of unneeded)
    console.error(`config/externalLinks.ts: no page leads to ${host} any more. Remove it`);
  console.log(
    `${checkedLinks.length} addresses, ${links.length - checkedLinks.length} left out, ${broken.size} broken`,
  );
  process.exitCode = broken.size + unneeded.length > 0 ? 1 : 0;
}

async function ask(address: string): Promise<number> {
  const response = await fetch(address, {
    headers: {accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (compatible; link check)'},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

void main();
