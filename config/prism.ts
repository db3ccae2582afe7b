import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code come from `src/css/tokens.css`, so that one theme serves light and dark. */
const theme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-paper)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--code-comment)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-quiet)'}},
    {types: ['keyword', 'important', 'atrule', 'decorator'], style: {color: 'var(--code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'inserted'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--code-number)'}},
    {types: ['function', 'class-name', 'builtin', 'tag'], style: {color: 'var(--code-name)'}},
    {types: ['deleted'], style: {color: 'var(--code-deleted)'}},
  ],
};

export const prism: ThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['solidity', 'bash', 'diff'],
};
