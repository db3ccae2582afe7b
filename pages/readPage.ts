import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {FrontMatter} from './frontMatter';

/** A page as its author wrote it. */
export type WrittenPage = {
  /** The file, as it was named. */
  file: string;
  source: string;
  /** Not checked yet. */
  frontMatter: Partial<FrontMatter> & Record<string, unknown>;
  /** The text below the front matter. */
  content: string;
  /** The line of the file on which the text starts, counted from 1. */
  firstLine: number;
};

/** Reads a page from its file. */
export const readPage = (file: string): WrittenPage => ({
  file,
  ...splitPage(readFileSync(file, 'utf8')),
});

/** Separates the front matter of a page from its text. */
export function splitPage(source: string): Omit<WrittenPage, 'file'> {
  const [head = '', yaml = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  return {
    source,
    frontMatter: (parse(yaml) ?? {}) as WrittenPage['frontMatter'],
    content: source.slice(head.length),
    firstLine: head.split('\n').length,
  };
}
