import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import type {Request} from '../../client/result';
import {search} from '../../client/search';
import {isHosted} from '../../service';
import SearchStyles, {MODAL} from '../SearchStyles';
import {answerModal, type ModalHit} from '../../docsearch/answerModal';
import Hit from './Hit';
import {isTranslated} from './isTranslated';
import {keepLongQuery} from '../../docsearch/keepLongQuery';
import {repairMarkup} from '../../docsearch/repairMarkup';
import {repairStored} from '../../docsearch/repairStored';
import ResultsFooter from './ResultsFooter';
import Tools from './Tools';

/** Functions that stay the same from render to render. */
export type Props = {
  /** What stands in the field from the start. */
  query: string;
  onClose: () => void;
  /** Opens the modal again with another query. */
  onAsk: (query: string) => void;
};

/**
 * The search modal of DocSearch, over the site's own index or the hosted one. It renders when its
 * own state changes only: with each new function that DocSearch is given it forgets the query.
 */
export default memo(Modal);

function Modal({query, onClose, onAsk}: Props): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  // DocSearch reads it when it renders first.
  useState(() => {
    repairStored(algolia.indexName);
  });
  useEffect(() => (root.current ? repairMarkup(root.current) : undefined), []);

  const answer = async ({requests}: {requests: readonly Request[]}) => ({
    results: await Promise.all(
      requests.map((request) => answerModal(request, {search, toUrl: withBaseUrl})),
    ),
  });

  return (
    <div
      ref={root}
      className={isHosted(algolia) ? undefined : 'Search-Local'}
      onChangeCapture={keepLongQuery(onAsk)}
    >
      <SearchStyles of={MODAL} />
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialQuery={query}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={{
          navigate: ({item, itemUrl}) => {
            const {asks} = item as Partial<ModalHit>;
            if (asks !== undefined) onAsk(asks);
            else if (isTranslated()) window.location.assign(itemUrl);
            else history.push(itemUrl);
          },
        }}
        searchParameters={{facetFilters}}
        transformSearchClient={(hosted) => Object.assign(hosted, {search: answer})}
        hitComponent={(props) => <Hit {...props} onAsk={onAsk} />}
        resultsFooterComponent={(props) => <ResultsFooter {...props} onLeave={onClose} />}
        placeholder={translations.placeholder}
        translations={translations.modal}
      />
      <Tools onLeave={onClose} />
    </div>
  );
}
