import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {sections} from '../../../../config/sections';
import styles from './styles.module.css';

/** A search, and the pages to start from. */
export default function Landings(): ReactNode {
  return (
    <div className={`container markdown ${styles.places}`}>
      <form role="search" action={useBaseUrl('/search')}>
        <label>
          Search the documentation
          <input className={styles.field} type="search" name="q" spellCheck={false} />
        </label>
      </form>
      <nav aria-label="Sections">
        <h2>Start again from a section</h2>
        <ul>
          {sections.map(({landing, name, blurb}) => (
            <li key={landing}>
              <Link to={landing}>{name}</Link>: {blurb}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
