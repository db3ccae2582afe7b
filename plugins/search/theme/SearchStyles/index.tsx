// As files of their own: the framework puts imported styles into those of every page.
import variables from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!@docsearch/css/dist/_variables.css';
import docsearch from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!@docsearch/css/dist/modal.css';
import modal from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./modal.css';
import results from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./results.css';
import type {ReactNode} from 'react';

/** The styles of the open search, in their order. */
export const MODAL = [variables, docsearch, results, modal];
/** The styles of the page of results. */
export const PAGE = [results];

type Props = {of: readonly string[]};

/** Styles that are loaded with what they belong to, which waits for them. */
export default function SearchStyles({of}: Props): ReactNode {
  return of.map((href) => <link key={href} rel="stylesheet" href={href} precedence="search" />);
}
