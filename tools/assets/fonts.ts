import {mkdir, readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

// cspell:ignore èéöü

const ASCII = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');

/** Further letters that the pages use: of authors' names, signs of formulae, arrows, quotes. */
const OF_TEXT = 'èéöü×÷±−≈≤≥√∞Δ→←↑↓·…–—‘’“”°²³¹⁰⁴⁵⁶⁷⁸⁹ ';
/** Those that code and its output use. */
const OF_CODE = '×÷−≤√∞→·…—²³¹⁵⁶⁷⁸⁹';
/** What grows with its formula, and signs that Geist lacks. The space makes it the font whose measures count. */
const OF_FORMULAE = ' √⌊⌋⌈⌉∑′ˉ⋅ℓ';

/** Pairs of letters set apart, and figures of one width for tables. */
const OF_WORDS = ['kern', 'tnum'];

const FONTS = [
  {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    to: 'geist.woff2',
    characters: ASCII + OF_TEXT,
    options: {
      // The boldest text of the site is semibold.
      variationAxes: {wght: {min: 400, max: 600}},
      keepFeatures: OF_WORDS,
    },
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono.woff2',
    characters: ASCII + OF_CODE,
    options: {variationAxes: {wght: 400}, keepFeatures: OF_WORDS},
  },
  {
    from: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    to: 'math.woff2',
    characters: OF_FORMULAE,
    // Hints would be more than half of it.
    options: {keepFeatures: [], noHinting: true},
  },
];

/** Cuts the families down to what the site shows and writes them to `static/fonts`. */
async function main(): Promise<void> {
  await mkdir('static/fonts', {recursive: true});
  for (const {from, to, characters, options} of FONTS) {
    const source = await readFile(require.resolve(from));
    const subset = await subsetFont(source, characters, {targetFormat: 'woff2', ...options});
    await writeFile(`static/fonts/${to}`, subset);
    console.log(`static/fonts/${to}: ${subset.length} bytes`);
  }
}

void main();
