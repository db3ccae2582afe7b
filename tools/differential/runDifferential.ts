import {addressOf} from '../../sandbox/addressOf';
import {startSandbox, type Sandbox} from '../../sandbox/startSandbox';
import {testClient} from '../../sandbox/testClient';
import {explainCalldata, type ExplainOptions} from '../../labs/calldata/explain/explainCalldata';
import type {Warning} from '../../labs/calldata/explain/explanation';
import {explanationText} from '../../labs/calldata/explain/explanationText';
import {warningsIn} from '../../labs/calldata/explain/warningsIn';
import {attackOn, GIFT, giftsTo} from './attack';
import type {Case, Draw, Setting} from './case';
import {drawOf} from './drawOf';
import {catalogue} from './encodeActions';
import {isOf, lossesOf, passedAtAnyPrice, soldAtAnyPrice, type Kind, type Loss} from './judge';
import {liquidityCase} from './liquidityCase';
import {managerCase, pairCase, routerCase} from './peripheryCase';
import {prepareWorld} from './prepareWorld';
import {universalCase} from './universalCase';
import {simulate, type Sent} from './world';

/** What became of the cases; `missed` and `falseAlarms` hold their calldata. */
type Counts = {
  executed: number;
  reverted: number;
  lossy: number;
  losses: Record<Kind, number>;
  /** Calls by contract. */
  contracts: Record<string, number>;
  warned: number;
  /** Losses by a limit that the reader is asked to compare with a quote. */
  compared: number;
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
    const context = {catalogue, version: '2.0', nowSeconds: Number(timestamp)} as const;
    const draw = drawOf(seed);
    const counts = emptyCounts();
    while (counts.executed < count) {
      const drawn = anyCase(draw, {router, setting});
      const losses = await execute(drawn, {url: sandbox.url, setting});
      if (losses) record(counts, drawn, {losses, ...explained(drawn, {setting, asked: context})});
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

function anyCase(draw: Draw, {router, setting}: {router: string; setting: Setting}): Case {
  const kind = draw.below(13);
  if (kind > 10) return liquidityCase(draw, setting);
  if (kind === 10) return pairCase(draw, setting);
  if (kind < 6) return universalCase(draw, {contract: router, setting});
  if (kind < 9) {
    return routerCase(draw, {contract: draw.pick(['SwapRouter', 'SwapRouter02']), setting});
  }
  return managerCase(draw, setting);
}

/** What a case loses in any of its runs: as it is, with failing steps, with moved prices, with gifts. */
async function execute(
  {contract, data, valueWei, trades, failing}: Case,
  {url, setting}: {url: string; setting: Setting},
): Promise<readonly Loss[] | undefined> {
  const {sender, strangers, deadline} = setting;
  const to = addressOf(contract);
  const accounts = [sender, to, ...strangers];
  const run = (calldata: Sent['data'], before: readonly Sent[] = []) =>
    simulate(url, {sent: [...before, {from: sender, to, data: calldata, valueWei}], accounts});
  const calm = await run(data);
  if (!calm) return undefined;
  const losses = [...lossesOf(calm, {strangers})];
  for (const one of failing) {
    for (const gift of [0n, GIFT]) {
      const changes = await run(one, gift > 0n ? giftsTo(to) : []);
      losses.push(...(changes ? lossesOf(changes, {gift, strangers}) : []));
    }
  }
  for (const trade of trades) {
    const moved = await run(data, attackOn(trade, deadline));
    if (!moved) continue;
    losses.push(...lossesOf(moved, {strangers}));
    if (passedAtAnyPrice(calm, moved, trade.dollars)) losses.push(soldAtAnyPrice(trade));
  }
  return losses;
}

type Explaining = {setting: Setting; asked: ExplainOptions};

const explained = (
  {contract, data, valueWei}: Case,
  {setting, asked}: Explaining,
): {warnings: readonly Warning[]; text: string} => {
  const to = addressOf(contract);
  const explanation = explainCalldata(data, {...asked, sender: setting.sender, to, valueWei});
  return {warnings: warningsIn(explanation), text: explanationText(explanation)};
};

type Outcome = {losses: readonly Loss[]; warnings: readonly Warning[]; text: string};

function record(counts: Counts, {contract, data}: Case, {losses, warnings, text}: Outcome): void {
  counts.executed += 1;
  counts.contracts[contract] = (counts.contracts[contract] ?? 0) + 1;
  const describe = (what: string) => `${contract} ${data}: ${what}`;
  if (losses.length === 0) {
    counts.harmless += 1;
    const ids = warnings.map(({id}) => id).filter((id) => id !== 'no-deadline');
    if (ids.length > 0) counts.falseAlarms.push(describe(ids.join(', ')));
    return;
  }
  counts.lossy += 1;
  for (const kind of new Set(losses.map((loss) => loss.kind))) counts.losses[kind] += 1;
  const unwarned = losses.filter((loss) => !warnings.some((one) => isOf(one, loss)));
  // A limit that only a price can judge is left to the reader, who is asked to compare it.
  const missed = unwarned.filter(({kind}) => kind !== 'any price' || !text.includes(COMPARE));
  if (unwarned.length === 0) counts.warned += 1;
  else if (missed.length === 0) counts.compared += 1;
  else
    counts.missed.push(describe(missed.map(({kind, about}) => `${kind} ${about.join()}`).join()));
}

const COMPARE = 'Compare this with a quote';

/** The counts in words. */
export const countsText = (counts: Counts): string => {
  const {executed, reverted, lossy, losses, warned, compared, missed, harmless, falseAlarms} =
    counts;
  const inWords = (times: Readonly<Record<string, number>>) =>
    Object.entries(times)
      .map(([name, many]) => `${name} ${many}`)
      .join(', ');
  return [
    `${executed} calls executed (${inWords(counts.contracts)}), ${reverted} more reverted`,
    `${lossy} lose value (${inWords(losses)}): warned of ${warned}, asked to compare ${compared}, missed ${missed.length}`,
    `${harmless} are harmless: ${falseAlarms.length} false alarms`,
  ].join('\n');
};

const emptyCounts = (): Counts => ({
  executed: 0,
  reverted: 0,
  lossy: 0,
  losses: {left: 0, elsewhere: 0, 'any price': 0},
  contracts: {},
  warned: 0,
  compared: 0,
  missed: [],
  harmless: 0,
  falseAlarms: [],
});
