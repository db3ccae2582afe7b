import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {sections} from '../../../../config/sections';
import {tools} from '../../../../config/tools';
import {searchAddress} from '../../client/searchAddress';

type Props = {
  /** Queries that could have been meant. */
  corrections?: readonly string[];
};

/** What leads on where there is no result: other queries, the pages to start from, the tools. */
export default function Leads({corrections = []}: Props): ReactNode {
  return (
    <>
      {corrections.length > 0 && (
        <section aria-labelledby="did-you-mean">
          <h2 id="did-you-mean">Did you mean</h2>
          <ul className="Search-Leads">
            {corrections.map((query) => (
              <li key={query}>
                <Link to={searchAddress(query)}>{query}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="start-from">
        <h2 id="start-from">Start from</h2>
        <ul className="Search-Leads">
          {sections.map(({landing, name, blurb}) => (
            <li key={landing}>
              <Link to={landing}>{name}</Link> {blurb}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="use-a-tool">
        <h2 id="use-a-tool">Use a tool</h2>
        <ul className="Search-Leads">
          {tools.map(({to, name, blurb}) => (
            <li key={to}>
              <Link to={to}>{name}</Link> {blurb}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
