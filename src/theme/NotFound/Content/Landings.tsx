import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {sections} from '../../../../config/sections';
import styles from './styles.module.css';

/** A search, and the pages to start from. */
export default function Landings(): ReactNode {
  return (
    <div className={`container ${styles.places}`}>
      <div className="row">
        <div className="col col--6 col--offset-3 markdown">
          <form role="search" action={useBaseUrl('/search')}>
            <label>
              Search the documentation
              <input
                className={styles.field}
                type="search"
                name="q"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
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
      </div>
    </div>
  );
}
