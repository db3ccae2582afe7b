import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Hit} from '../../client/answer';
import {headingsOf} from '../../client/headingsOf';
import Badge from '../SearchBadge';

type Props = {
  hits: readonly Hit[];
  /** The address within this site of an address in the index. */
  toUrl: (url: string) => string;
};

/** Results, each with where it belongs, the headings above it and the beginning of its text. */
export default function Results({hits, toUrl}: Props): ReactNode {
  return (
    <ol className="Search-Results" aria-label="Results">
      {hits.map((hit) => {
        // The client escapes all but the tags that mark what was found.
        const {heading, place} = headingsOf(hit);
        const text = hit._snippetResult.content?.value;
        const to = toUrl(hit.url);
        return (
          <li key={hit.objectID}>
            <h2>
              <Link to={to} dangerouslySetInnerHTML={{__html: heading}} />
            </h2>
            <p>
              <Badge url={to} /> <span dangerouslySetInnerHTML={{__html: place}} />
            </p>
            {text && <p dangerouslySetInnerHTML={{__html: text}} />}
          </li>
        );
      })}
    </ol>
  );
}
