import type {HtmlTags} from '@docusaurus/types';

/**
 * The two font families: files at fixed addresses, so that they can be preloaded, and fallbacks
 * with the same widths, so that the text does not move when the fonts arrive.
 */
export function fontTags(): HtmlTags {
  return [
    ...FAMILIES.map(({file}) => ({
      tagName: 'link',
      attributes: {rel: 'preload', href: file, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
    })),
    {tagName: 'style', innerHTML: FAMILIES.map(face).join('')},
  ];
}

const FAMILIES = [
  {
    name: 'Geist',
    file: '/fonts/geist.woff2',
    weights: '400 700',
    fallback: {local: ['Arial', 'Liberation Sans'], size: '100%', ascent: '92%', descent: '22%'},
  },
  {
    name: 'Geist Mono',
    file: '/fonts/geist-mono.woff2',
    weights: '400 600',
    fallback: {local: ['Courier New', 'Liberation Mono'], size: '100%', ascent: '92%', descent: '22%'},
  },
];

const face = ({name, file, weights, fallback}: (typeof FAMILIES)[number]): string =>
  `@font-face{font-family:"${name}";src:url(${file}) format("woff2");font-weight:${weights};font-display:swap}` +
  `@font-face{font-family:"${name} Fallback";src:${fallback.local.map((font) => `local("${font}")`).join()};` +
  `size-adjust:${fallback.size};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`;
