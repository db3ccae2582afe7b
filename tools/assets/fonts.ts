import {mkdir, readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

// cspell:ignore èéöü

const ASCII = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');

/** Further letters that the pages use: of authors' names, signs of formulae, arrows, quotes. */
const OF_TEXT = 'èéöü×÷±−≈≤≥√∞Δ→←↑↓·…–—‘’“”°²³¹⁰⁴⁵⁶⁷⁸⁹ ';
/** Those that code and its output use. */
const OF_CODE = '×÷−≤√∞→·…—²³¹⁵⁶⁷⁸⁹';

const FONTS = [
  {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    to: 'geist.woff2',
    characters: ASCII + OF_TEXT,
    // The boldest text of the site is semibold.
    weights: {min: 400, max: 600},
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono.woff2',
    characters: ASCII + OF_CODE,
    weights: 400,
  },
];

/** Cuts the two families down to what the site shows and writes them to `static/fonts`. */
async function main(): Promise<void> {
  await mkdir('static/fonts', {recursive: true});
  for (const {from, to, characters, weights} of FONTS) {
    const source = await readFile(require.resolve(from));
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: {wght: weights},
      // Pairs of letters set apart, and figures of one width for tables.
      keepFeatures: ['kern', 'tnum'],
    });
    await writeFile(`static/fonts/${to}`, subset);
    console.log(`static/fonts/${to}: ${subset.length} bytes`);
  }
}

void main();
