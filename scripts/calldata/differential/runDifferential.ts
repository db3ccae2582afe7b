import {addressOf} from '../../../sandbox/addressOf';
import {startSandbox, type Sandbox} from '../../../sandbox/startSandbox';
import {testClient} from '../../../sandbox/testClient';
import {readCatalogue} from '../../../plugins/calldata/readCatalogue';
import type {Catalogue} from '../../../src/calldata/catalogue';
import {explainCalldata, type Asked} from '../../../src/calldata/explainCalldata';
import {below as belowOf, randomOf} from '../../../src/calldata/randomValue';
import {warningsIn} from '../../../src/calldata/warningsIn';
import {attackOn} from './attack';
import type {Case, Draw, Setting} from './case';
import {lossesOf, passedAtAnyPrice, WARNINGS, type Loss} from './judge';
import {managerCase, routerCase} from './peripheryCase';
import {prepareWorld} from './prepareWorld';
import {universalCase} from './universalCase';
import {simulate, type Sent} from './world';

/** What became of the cases; `missed` and `falseAlarms` hold their calldata. */
export type Counts = {
  executed: number;
  reverted: number;
  lossy: number;
  losses: Record<Loss, number>;
  warned: number;
  missed: string[];
  harmless: number;
  falseAlarms: string[];
};

/** Draws calls, executes each on a sandbox, and compares what is lost with what the explainer says. */
export async function runDifferential({
  count,
  seed,
}: {
  count: number;
  seed: number;
}): Promise<Counts> {
  const sandbox = await startSandbox({port: 0});
  try {
    const router = routerIn(sandbox);
    const setting = await prepareWorld(sandbox, router);
    const {timestamp} = await testClient(sandbox).getBlock();
    const catalogue = readCatalogue(process.cwd()) as Catalogue;
    const asked = {catalogue, version: '2.0', nowSeconds: Number(timestamp)} as const;
    const draw = drawOf(seed);
    const counts = emptyCounts();
    while (counts.executed < count) {
      const drawn = anyCase(draw, {router, setting});
      const losses = await execute(drawn, {url: sandbox.url, setting});
      if (losses) record(counts, drawn, {losses, ids: idsOf(drawn, {setting, asked})});
      else counts.reverted += 1;
    }
    return counts;
  } finally {
    await sandbox.stop();
  }
}

/** The Universal Router of the newer package, under the name that it has in the registry. */
function routerIn({contents}: Sandbox): string {
  const router = contents.contracts.find(
    ({contract, from}) => contract.startsWith('UniversalRouter') && from.includes('@2.'),
  );
  if (!router) throw new Error('the sandbox has no Universal Router of release 2');
  return router.contract;
}

function drawOf(seed: number): Draw {
  const random = randomOf(seed);
  const below = (limit: number) => belowOf(limit, random);
  return {
    below,
    chance: (probability) => random() < probability,
    pick: <Item>(list: readonly Item[]) => list[below(list.length)] as Item,
  };
}

function anyCase(draw: Draw, {router, setting}: {router: string; setting: Setting}): Case {
  const kind = draw.below(10);
  if (kind < 6) return universalCase(draw, {contract: router, setting});
  if (kind < 9) {
    return routerCase(draw, {contract: draw.pick(['SwapRouter', 'SwapRouter02']), setting});
  }
  return managerCase(draw, setting);
}

/** What a case loses in any of its runs: as it is, with failing steps, with moved prices. */
async function execute(
  {contract, data, valueWei, trades, failing}: Case,
  {url, setting}: {url: string; setting: Setting},
): Promise<ReadonlySet<Loss> | undefined> {
  const {sender, strangers, deadline} = setting;
  const to = addressOf(contract);
  const accounts = [sender, to, ...strangers];
  const run = (calldata: Sent['data'], before: readonly Sent[] = []) =>
    simulate(url, {sent: [...before, {from: sender, to, data: calldata, valueWei}], accounts});
  const calm = await run(data);
  if (!calm) return undefined;
  const losses = new Set(lossesOf(calm));
  for (const one of failing) {
    const changes = await run(one);
    if (changes) lossesOf(changes).forEach((loss) => losses.add(loss));
  }
  for (const trade of trades) {
    const moved = await run(data, attackOn(trade, deadline));
    if (!moved) continue;
    lossesOf(moved).forEach((loss) => losses.add(loss));
    if (passedAtAnyPrice(calm, moved, trade.dollars)) losses.add('any price');
  }
  return losses;
}

type Explaining = {setting: Setting; asked: Asked};

const idsOf = ({contract, data, valueWei}: Case, {setting, asked}: Explaining): readonly string[] =>
  warningsIn(
    explainCalldata(data, {...asked, sender: setting.sender, to: addressOf(contract), valueWei}),
  ).map(({id}) => id);

type Found = {losses: ReadonlySet<Loss>; ids: readonly string[]};

function record(counts: Counts, {contract, data}: Case, {losses, ids}: Found): void {
  counts.executed += 1;
  const named = (what: string) => `${contract} ${data}: ${what}`;
  if (losses.size === 0) {
    counts.harmless += 1;
    if (ids.some((id) => id !== 'no-deadline')) counts.falseAlarms.push(named(ids.join(', ')));
    return;
  }
  counts.lossy += 1;
  const missed = [...losses].filter((loss) => !WARNINGS[loss].some((id) => ids.includes(id)));
  for (const loss of losses) counts.losses[loss] += 1;
  if (missed.length === 0) counts.warned += 1;
  else counts.missed.push(named(missed.join(', ')));
}

/** The counts in words. */
export const countsText = (counts: Counts): string => {
  const {executed, reverted, lossy, losses, warned, missed, harmless, falseAlarms} = counts;
  const kinds = Object.entries(losses).map(([loss, times]) => `${loss} ${times}`);
  return [
    `${executed} calls executed, ${reverted} more reverted`,
    `${lossy} lose value (${kinds.join(', ')}): warned of ${warned}, missed ${missed.length}`,
    `${harmless} are harmless: ${falseAlarms.length} false alarms`,
  ].join('\n');
};

const emptyCounts = (): Counts => ({
  executed: 0,
  reverted: 0,
  lossy: 0,
  losses: {left: 0, elsewhere: 0, 'any price': 0},
  warned: 0,
  missed: [],
  harmless: 0,
  falseAlarms: [],
});
