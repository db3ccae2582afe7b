import MiniSearch, {type AsPlainObject} from 'minisearch';
import type {Section} from '../sections/section';
import {hexOf} from './hex';
import {OPTIONS, type Fields} from './options';
import type {Shown} from './record';

/** Everything that search needs in a browser. */
export type SearchData = {
  index: AsPlainObject;
  shown: Shown[];
  /** The first digits of addresses, selectors and topics, with the sections that hold them. */
  hex: Record<string, number[]>;
};

const SHOWN_CHARACTERS = 140;

/** The index of sections, and what is shown of each. */
export function buildIndex(sections: readonly Section[]): SearchData {
  const index = new MiniSearch<Fields>(OPTIONS);
  index.addAll(sections.map(fieldsOf));
  return {
    index: index.toJSON(),
    shown: sections.map(({url, headings, text, description}) => ({
      u: url,
      h: headings,
      t: beginning(description ?? text),
    })),
    hex: hexOf(sections),
  };
}

function fieldsOf({url, headings, text, code, description = ''}: Section, id: number): Fields {
  const [path = '', anchor = ''] = url.split('#');
  return {
    id,
    heading: headings.at(-1) ?? '',
    parents: [...headings.slice(0, -1), ...path.split(/[/-]/), anchor].join(' '),
    text: `${description} ${text}`,
    // Only names: the rest of a program is noise.
    code: [...new Set(code.match(/[A-Za-z_]\w{2,}/g) ?? [])].join(' '),
  };
}

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN_CHARACTERS))} …`;
}
