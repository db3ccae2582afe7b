import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** Colours, as code on the pages has them in either theme; those of names are the language's. */
const words = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)'},
  {tag: tags.string, color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)'},
  {tag: tags.comment, color: 'var(--code-comment)'},
]);

const SELECTED = 'color-mix(in srgb, var(--site-accent) 30%, transparent)';

const parts = EditorView.theme({
  '&': {height: '100%', color: 'var(--code-text)', backgroundColor: 'var(--site-paper)'},
  '&.cm-focused': {outline: '2px solid var(--site-accent)', outlineOffset: '2px'},
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.875rem',
    lineHeight: '1.6',
  },
  '.cm-content': {caretColor: 'var(--code-text)'},
  '.cm-content ::selection': {backgroundColor: SELECTED},
  '.cm-gutters': {
    border: 'none',
    color: 'var(--code-comment)',
    backgroundColor: 'var(--site-raised)',
  },
  '&.cm-focused .cm-matchingBracket': {backgroundColor: SELECTED},
  '.cm-tooltip': {
    border: '1px solid var(--site-line)',
    color: 'var(--site-text)',
    backgroundColor: 'var(--site-raised)',
    fontSize: 'var(--site-size-small)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--site-on-accent)',
    backgroundColor: 'var(--site-accent)',
  },
  '.cm-completionDetail': {color: 'inherit'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--site-danger)',
  },
  '.cm-panel': {color: 'var(--site-text)', backgroundColor: 'var(--site-raised)'},
});

/** How the editor looks; everything in variables of the site. */
export const editorStyle = [parts, syntaxHighlighting(words)];
