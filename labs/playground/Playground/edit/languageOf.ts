import {javascript} from '@codemirror/lang-javascript';
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {tags} from '@lezer/highlight';

/** Functions and types stand out, as in code on the pages. */
const names = HighlightStyle.define([
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName],
    color: 'var(--code-name)',
  },
]);

/** The language of a file; plain text where its grammar did not load. */
export async function languageOf(file: string): Promise<Extension> {
  const grammar = file.endsWith('.sol') ? await solidity() : typescript(file);
  return [grammar, syntaxHighlighting(names)];
}

const typescript = (file: string): Extension =>
  javascript({typescript: /\.tsx?$/.test(file), jsx: file.endsWith('x')});

/** Loaded with the first contract that a reader opens. */
const solidity = async (): Promise<Extension> => {
  try {
    return (await import('./solidityLanguage')).solidityLanguage;
  } catch {
    return [];
  }
};
