import Link from '@docusaurus/Link';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {tools} from '../../../../config/tools';

type Props = {
  /** What the dialog of the search is in. */
  search: RefObject<HTMLElement | null>;
  /** Closes the search. */
  onLeave: () => void;
};

/**
 * The tools of the site, which the search shows while its field is empty. The dialog loses what it
 * shows when it is drawn again, so that the place is kept here.
 */
export default function Tools({search, onLeave}: Props): ReactNode {
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    setDialog(search.current?.querySelector('.DocSearch-Modal') ?? undefined);
  }, [search]);
  if (!dialog) return null;
  return createPortal(
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
    </nav>,
    dialog,
  );
}
