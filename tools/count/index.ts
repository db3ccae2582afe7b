import {readFileSync} from 'node:fs';
import {findCircles} from '../lint/findCircles';
import {listFiles} from '../lint/listFiles';
import {readGraph} from '../lint/readGraph';
import {countWords} from './countWords';

/** Pages, their programs and published texts: what readers read, in words of its own. */
const OF_READERS = /^(docs|blog|examples|static|\.github)\//;
const CODE = /\.([cm]?[jt]s|tsx|css)$/;
const TEST = /\.(test|spec|fixture)\.tsx?$|^(tests|testing)\//;
const PROSE = /^(README|CONTRIBUTING)\.md$|^contributing\/|README\.md$/;
/** These files list the words themselves. */
const OWN = 'tools/count/';

/** Prints the size of the repository by room, its circles, and its words that the house style replaces. */
function main(): void {
  const files = listFiles();
  const code = files.filter(
    (file) => CODE.test(file) && (TEST.test(file) || !OF_READERS.test(file)),
  );
  const rooms = new Map<string, {files: number; lines: number}>();
  for (const file of code.filter((one) => !TEST.test(one))) {
    const {files: count, lines} = rooms.get(roomOf(file)) ?? {files: 0, lines: 0};
    rooms.set(roomOf(file), {files: count + 1, lines: lines + linesOf(file)});
  }
  console.log('Code without tests, by room:');
  console.table(Object.fromEntries([...rooms].sort(([one], [other]) => (one < other ? -1 : 1))));
  const sum = [...rooms.values()].reduce((all, {lines}) => all + lines, 0);
  console.log(`${sum} lines in ${code.filter((file) => !TEST.test(file)).length} files`);

  const sources = files
    .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
  console.log(`${findCircles(readGraph(sources).arrows).length} circles of imports`);

  const prose = files.filter((file) => PROSE.test(file) && !OF_READERS.test(file));
  console.log('\nReplaced words:');
  console.table({code: wordsOf(code), prose: wordsOf(prose)});
}

const wordsOf = (files: readonly string[]) =>
  countWords(
    files
      .filter((file) => !file.startsWith(OWN))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

/** The folder that a file stands in; of `facts`, `labs`, `plugins` and `src` the folder within. */
function roomOf(file: string): string {
  const [top = '', next = '', ...deeper] = file.split('/');
  if (!next) return '(root)';
  return /^(facts|labs|plugins|src)$/.test(top) && deeper.length > 0 ? `${top}/${next}` : top;
}

main();
