import type {DocSearchModalProps} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
// As files of their own: the framework puts imported styles into those of every page.
import variables from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!@docsearch/css/dist/_variables.css';
import modal from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {useEffect, useMemo, useRef, type ReactElement, type ReactNode} from 'react';
import {createClient} from '../../client/createClient';
import Hit from './Hit';
import {mendMarkup} from './mendMarkup';

type Props = {
  onClose: () => void;
  /** Leads to an address within the site. */
  navigate: (url: string) => void;
};

/** The search modal of DocSearch, over the site's own index or the hosted one. */
export default function Modal({onClose, navigate}: Props): ReactNode {
  const {
    algolia: {appId, apiKey, indexName},
  } = useAlgoliaThemeConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const toUrl = useSearchResultUrlProcessor();
  const footer = useMemo(
    () =>
      function ResultsFooter({state}: Parameters<Footer>[0]): ReactElement {
        return (
          <SeeAll query={state.query} count={Number(state.context.nbHits)} onClick={onClose} />
        );
      },
    [onClose],
  );

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mendMarkup(root.current) : undefined), []);

  return (
    <div ref={root}>
      <link rel="stylesheet" href={variables} precedence="search" />
      <link rel="stylesheet" href={modal} precedence="search" />
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={{
          navigate: ({itemUrl}) => {
            navigate(itemUrl);
          },
        }}
        searchParameters={{facetFilters}}
        transformItems={(items) => items.map((item) => ({...item, url: toUrl(item.url)}))}
        transformSearchClient={(hosted) => Object.assign(hosted, createClient())}
        hitComponent={Hit}
        resultsFooterComponent={footer}
        placeholder={translations.placeholder}
        translations={translations.modal}
      />
    </div>
  );
}

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

function SeeAll({
  query,
  count,
  onClick,
}: {
  query: string;
  count: number;
  onClick: () => void;
}): ReactNode {
  const linkTo = useSearchLinkCreator();
  return (
    <Link to={linkTo(query)} onClick={onClick}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
