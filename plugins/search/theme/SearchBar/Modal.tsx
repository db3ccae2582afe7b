import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import {createClient} from '../../client/createClient';
import type {Requests} from '../../client/localClient';
import {isHosted} from '../../service';
import SearchStyles, {MODAL} from '../SearchStyles';
import {answerModal, type ModalHit} from '../../docsearch/answerModal';
import {escapeHit} from '../../docsearch/escapeHit';
import Hit from './Hit';
import {isTranslated} from './isTranslated';
import {keepLongQuery} from '../../docsearch/keepLongQuery';
import {repairMarkup} from '../../docsearch/repairMarkup';
import {repairStored} from '../../docsearch/repairStored';
import Outcome from './Outcome';

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
  const toUrl = useSearchResultUrlProcessor();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  // DocSearch reads it when it renders first.
  useState(() => {
    repairStored(algolia.indexName);
  });
  useEffect(() => (root.current ? repairMarkup(root.current) : undefined), []);

  const search = (requests: Requests) =>
    answerModal(requests, {client: createClient(), origin: window.location.origin});

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
        transformItems={(items) => items.map((item) => escapeHit({...item, url: toUrl(item.url)}))}
        transformSearchClient={(hosted) => Object.assign(hosted, {search})}
        hitComponent={(props) => <Hit {...props} onAsk={onAsk} />}
        resultsFooterComponent={(props) => <Outcome {...props} onLeave={onClose} />}
        placeholder={translations.placeholder}
        translations={translations.modal}
      />
    </div>
  );
}
