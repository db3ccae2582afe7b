import {mkdir, readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Letters that the pages use: Latin, the signs of prices and formulae, arrows and quotes. */
const CHARACTERS =
  Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('') +
  'àáâäãåçèéêëíîïñóôöõøúûüýčćđšžŁł×÷±−≈≠≤≥√∞Δπ∂∑→←↑↓↔⇒·•…–—‘’“”«»€£§©°²³¹⁰⁴⁵⁶⁷⁸⁹₀₁ₓ½¼¾ …✓';

const FONTS = [
  {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    to: 'geist.woff2',
    weights: {min: 400, max: 700},
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono.woff2',
    weights: {min: 400, max: 600},
  },
];

/** Cuts the two families down to what the site shows and writes them to `static/fonts`. */
async function main(): Promise<void> {
  await mkdir('static/fonts', {recursive: true});
  for (const {from, to, weights} of FONTS) {
    const source = await readFile(require.resolve(from));
    const subset = await subsetFont(source, CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: {wght: weights},
    });
    await writeFile(`static/fonts/${to}`, subset);
    console.log(`static/fonts/${to}: ${subset.length} bytes`);
  }
}

void main();
