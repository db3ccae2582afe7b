import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/**
 * Words of code carry classes only; `src/css/code.css` colours them in both modes. A style on each
 * word would be a third of a page with code.
 */
const theme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-paper)'},
  styles: [],
};

/**
 * All that are coloured, each after those it extends: `plugins/speed` takes out the grammars that
 * the highlighter brings along.
 */
export const grammars = [
  'clike',
  'javascript',
  'typescript',
  'json',
  'graphql',
  'solidity',
  'bash',
];

export const prism: ThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  additionalLanguages: grammars,
};
