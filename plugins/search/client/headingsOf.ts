import type {Hit} from './answer';

/** The heading of a hit, and those above it on its page, as HTML with what was found marked. */
export function headingsOf({_highlightResult: {hierarchy}}: Hit): {heading: string; place: string} {
  // The first is the section of the site, which the badge says.
  const [, ...headings] = Object.values(hierarchy).map(({value}) => value);
  return {heading: headings.at(-1) ?? '', place: headings.slice(0, -1).join(' › ')};
}
