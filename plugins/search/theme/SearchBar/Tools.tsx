import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {tools} from '../../../../config/tools';

type Props = {
  /** Closes the search. */
  onLeave: () => void;
};

/** The tools of the site, which the search shows while its field is empty. */
export default function Tools({onLeave}: Props): ReactNode {
  return (
    <nav className="Search-Tools" aria-label="Tools">
      <p>Tools</p>
      <ul>
        {tools.map(({name, to, blurb}) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              <b>{name}</b> {blurb}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
