import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LoadFailure from '@theme/LoadFailure';
import type {ComponentProps, ReactElement} from 'react';
import {searchAddress} from '../../client/searchAddress';
import type {ModalHit} from '../../docsearch/answerModal';

type Props = ComponentProps<NonNullable<DocSearchModalProps['resultsFooterComponent']>> & {
  onLeave: () => void;
};

/** The way to all results of a query, or that there are none. */
export default function ResultsFooter({
  state: {query, context, collections},
  onLeave,
}: Props): ReactElement {
  const count = Number(context.nbHits);
  const {answeredBy, failure} = (collections[0]?.items[0] ?? {}) as Partial<ModalHit>;
  return (
    <div role="status" className={count > 0 ? undefined : 'Search-Nothing'}>
      {count > 0 && (
        <Link key={count} to={searchAddress(query)} onClick={onLeave}>
          <Translate id="theme.SearchBar.seeAll" values={{count}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      )}
      {count === 0 && !failure && (
        <span key={query}>
          Nothing found for “<bdi>{query}</bdi>”.
        </span>
      )}
      {failure && (
        <span>
          <LoadFailure>{failure} Type on to try again.</LoadFailure>
        </span>
      )}
      {answeredBy === 'local' && <small>Answered by this site’s own index</small>}
    </div>
  );
}
