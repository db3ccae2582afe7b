import {readFileSync, writeFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {SearchData} from '../../plugins/search/engine/buildIndex';
import {createEngine} from '../../plugins/search/engine/createEngine';
import {readPassages} from '../../plugins/search/passages/readPassages';
import {faultsOf} from './faultsOf';
import {formatGolden} from './formatGolden';
import {generateRows} from './generateRows';
import {goldenFaults} from './goldenFaults';
import {amongJudged, readJudged, writeJudged} from './judgedPages';
import {keystrokesOf} from './keystrokesOf';
import {listPages} from '../../pages/listPages';
import {modalOrder} from './modalOrder';
import {parseGolden, type GoldenRow} from './parseGolden';
import {percentileOf} from './percentileOf';
import {poolOf} from './poolOf';
import {printUnseen} from './printUnseen';
import {printMisses, printScores} from './printScores';
import {rankOf} from './rankOf';
import {readSources} from './readSources';
import {readIndex} from './readIndex';
import {readSite} from './readSite';
import type {AnsweredRow} from './scoresOf';
import {unseenSets} from './unseenRows';
import {timeSearch} from './timeSearch';
import {waysOf} from './waysOf';
import {countFound} from './withoutTerms';

const HALVES = ['tuning', 'sealed'] as const;
const GOLDEN = 'tests/search/golden.tsv';
/** Of the keystrokes one in so many is timed: as many tell no more. */
const TIMED_EVERY = 7;

/** Asks search every query of the golden set, and says how well it answers, how heavy and how fast it is. */
async function main(options: readonly string[]): Promise<void> {
  if (options.includes('--judge')) return writeJudged(listPages('.').map(({route}) => route));
  const pages = await readSite();
  const sources = readSources('.', pages);
  const generated = generateRows(sources);
  const golden = parseGolden(readFileSync(GOLDEN, 'utf8'));
  const byHand = golden.filter(({set}) => set !== 'generated');
  if (options.includes('--update')) {
    writeFileSync(GOLDEN, formatGolden([...generated, ...byHand]));
    console.log(`${GOLDEN}: ${generated.length} rows generated, ${byHand.length} kept`);
    return;
  }

  const source = options.includes('--without-terms')
    ? 'without terms'
    : options.includes('--fresh')
      ? 'fresh'
      : 'built';
  const index = readIndex('.', {pages, source});
  if (source === 'without terms') {
    const engine = createEngine(JSON.parse(index) as SearchData);
    console.log('\nTerms, and those by which their page comes first without any:');
    console.table([countFound(pages.flatMap(readPassages), engine)]);
  }
  const half = HALVES.find((one) => options.includes(`--${one}`));
  if (half) {
    const engine = createEngine(JSON.parse(index) as SearchData);
    if (options.includes('--pool')) {
      const rows = unseenSets(half).flatMap((set) => set.rows);
      return console.log(JSON.stringify(poolOf(rows, {ways: waysOf(engine, pages), pages})));
    }
    const unkept = printUnseen(waysOf(engine, pages), half, {misses: options.includes('--misses')});
    return report(unkept);
  }
  const bytes = brotliCompressSync(index).length;
  const judged = readJudged();
  const answered = ask(index, {rows: golden, judged});
  printScores(answered);
  if (options.includes('--misses')) printMisses(answered);
  const newer = pages.filter(({route}) => !judged.has(route)).map(({route}) => route);
  if (newer.length > 0) {
    console.log(`\nCame since the answers were judged, and take no place: ${newer.join(', ')}`);
  }
  console.log(
    `\nThe index and what is shown: ${bytes} bytes as brotli, ${Math.round(bytes / pages.length)} for each of ${pages.length} pages`,
  );
  if (!options.includes('--no-times')) await printTimes(index, byHand);

  const faults = [
    ...goldenFaults({golden, generated, pages: sources.pages}),
    ...faultsOf(answered, {bytes, pages: pages.length}),
  ];
  report(faults);
}

function report(faults: readonly string[]): void {
  faults.forEach((fault) => console.error(`✗ ${fault}`));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function ask(
  index: string,
  {rows, judged}: {rows: readonly GoldenRow[]; judged: ReadonlySet<string>},
): AnsweredRow[] {
  const answer = createEngine(JSON.parse(index) as SearchData);
  return rows.map((row) => {
    const {accepted} = row;
    const found = modalOrder(answer(row.query).matches);
    // Generated rows know every page; those of hand are as old as their answers.
    const results = row.set === 'generated' ? found : amongJudged(found, {judged, accepted});
    return {row, results, rank: rankOf(results, accepted)};
  });
}

async function printTimes(index: string, rows: readonly GoldenRow[]): Promise<void> {
  const typed = keystrokesOf(rows.map(({query}) => query)).filter(
    (_, at) => at % TIMED_EVERY === 0,
  );
  const {load, keystrokes} = await timeSearch(index, typed);
  const [median, most] = [0.5, 0.95].map((share) => percentileOf(keystrokes, share).toFixed(1));
  console.log(
    `On a main thread slowed down fourfold: ${median} ms per keystroke at p50 and ${most} ms at p95 of ${keystrokes.length}, ${load.toFixed(0)} ms to load`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
