import includeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {completeSolidity} from './completeSolidity';

/** The grammars that `config/prism.ts` lists; the one of Solidity with its newer words. */
export default function includeGrammars(prism: typeof PrismNamespace): void {
  includeLanguages(prism);
  if (prism.languages.solidity) completeSolidity(prism.languages.solidity);
}
