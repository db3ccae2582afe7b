import type {HtmlTags} from '@docusaurus/types';

const FILES = ['/fonts/geist.woff2', '/fonts/geist-mono.woff2'];

/** Has the fonts of `src/css/fonts.css` fetched with the page rather than after its styles. */
export const fontTags: HtmlTags = FILES.map((href) => ({
  tagName: 'link',
  attributes: {rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true},
}));
