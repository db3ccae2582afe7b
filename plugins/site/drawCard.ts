import {readFile} from 'node:fs/promises';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {load, store} from '../../facts/cache/cacheFile';
import {digestOf} from '../../facts/cache/digestOf';

/** The words of a preview card. */
export type Card = {title: string; section: string};

const SIZE = {width: 1200, height: 630};
/** The background, painted in half the time that the layout's own gradients take. */
const LIGHT = `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${SIZE.width}" cy="0" r="1355"><stop stop-color="#17463a"/><stop offset="0.55" stop-color="#0d1211"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#light)"/>`;
/** Words are outlines by the time that a card is painted. */
const NO_FONTS = {font: {loadSystemFonts: false}};
/** Read once: each new list of fonts is parsed again. */
let fonts: ReturnType<typeof loadFonts> | undefined;

/** The preview card of a page, 1200 by 630 pixels, as PNG; stored in `cache` by its content. */
export async function drawCard(card: Card, cache: string): Promise<Buffer> {
  const markup = layOut(card);
  const digest = digestOf([LIGHT, JSON.stringify(markup)]);
  const file = {folder: cache, digest, ending: 'png' as const};
  const stored = load(file, (png) => (png.subarray(-END.length).equals(END) ? png : undefined));
  if (stored) return stored;

  fonts ??= loadFonts();
  const svg = await satori(markup as Parameters<typeof satori>[0], {...SIZE, fonts: await fonts});
  const painted = svg.replace(/^<svg[^>]*>/, (tag) => tag + LIGHT);
  const png = (await renderAsync(painted, NO_FONTS)).asPng();
  store(file, png);
  return png;
}

/** The last bytes of every complete PNG: its `IEND` chunk. */
const END = Buffer.from('49454e44ae426082', 'hex');

async function loadFonts() {
  const load = async (weight: 400 | 600) => ({
    name: 'Geist',
    weight,
    data: await readFile(
      require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`),
    ),
  });
  return [await load(400), await load(600)];
}

type Box = {type: string; props: Record<string, unknown>};

const box = (style: Record<string, unknown>, children?: unknown): Box => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

function layOut({title, section}: Card): Box {
  return box(
    {
      ...SIZE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      boxSizing: 'border-box',
      color: '#f2f5f4',
      fontFamily: 'Geist',
    },
    [
      box({alignItems: 'center', fontSize: 30, color: '#9fb3ac'}, [mark(), section]),
      box(
        {fontSize: title.length > 45 ? 64 : 80, fontWeight: 600, lineHeight: 1.1, maxWidth: 980},
        title,
      ),
      box({fontSize: 28, color: '#9fb3ac'}, 'Uniswap documentation'),
    ],
  );
}

/** The site's mark: the constant-product curve between its two axes. */
function mark(): Box {
  const curve = {
    d: 'M9 6 C10 18 14 22 26 23',
    stroke: '#5fd6a8',
    'stroke-width': 3,
    fill: 'none',
    'stroke-linecap': 'round',
  };
  const axes = {
    d: 'M5 4 V28 H29',
    stroke: '#9fb3ac',
    'stroke-width': 2,
    fill: 'none',
    'stroke-linecap': 'round',
  };
  return {
    type: 'svg',
    props: {
      width: 56,
      height: 56,
      viewBox: '0 0 32 32',
      style: {marginRight: 20},
      children: [
        {type: 'path', props: axes},
        {type: 'path', props: curve},
      ],
    },
  };
}
