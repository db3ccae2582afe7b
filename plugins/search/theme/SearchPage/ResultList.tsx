import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Result} from '../../client/result';
import Badge from '../SearchBadge';

type Props = {results: readonly Result[]};

/** Results, each with where it belongs, the headings above it and the beginning of its text. */
export default function ResultList({results}: Props): ReactNode {
  return (
    <ol className="Search-Results" aria-label="Results">
      {results.map(({url, headings, text}) => (
        <li key={url}>
          <h2>
            <Link to={url} dangerouslySetInnerHTML={{__html: headings.at(-1) ?? ''}} />
          </h2>
          <p>
            <Badge url={url} />{' '}
            <span dangerouslySetInnerHTML={{__html: headings.slice(0, -1).join(' › ')}} />
          </p>
          {text && <p dangerouslySetInnerHTML={{__html: text}} />}
        </li>
      ))}
    </ol>
  );
}
