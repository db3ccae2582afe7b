import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Hit} from '../../client/answer';
import styles from './styles.module.css';

type Props = {
  hits: readonly Hit[];
  /** The address within this site of an address in the index. */
  toUrl: (url: string) => string;
};

/** Results, each with the headings above it and the beginning of its text. */
export default function Results({hits, toUrl}: Props): ReactNode {
  return (
    <ol className={styles.results}>
      {hits.map(({objectID, url, _highlightResult: {hierarchy}, _snippetResult: {content}}) => {
        const headings = Object.values(hierarchy).map(({value}) => value);
        return (
          <li key={objectID}>
            <h2 className={styles.heading}>
              {/* The client escapes all but the tags that mark what was found. */}
              <Link to={toUrl(url)} dangerouslySetInnerHTML={{__html: headings.at(-1) ?? ''}} />
            </h2>
            <p
              className={styles.place}
              dangerouslySetInnerHTML={{__html: headings.slice(0, -1).join(' › ')}}
            />
            {content && <p dangerouslySetInnerHTML={{__html: content.value}} />}
          </li>
        );
      })}
    </ol>
  );
}
