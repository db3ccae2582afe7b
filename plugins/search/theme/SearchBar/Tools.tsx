import Link from '@docusaurus/Link';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {tools} from '../../../../config/tools';

type Props = {
  /** Closes the search. */
  onLeave: () => void;
};

/**
 * The tools of the site, which the search shows while its field is empty. The dialog loses what it
 * shows when it is drawn again, so that the place is kept here.
 */
export default function Tools({onLeave}: Props): ReactNode {
  const beside = useRef<HTMLSpanElement>(null);
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    setDialog(beside.current?.parentElement?.querySelector('.DocSearch-Modal') ?? null);
  }, []);
  if (!dialog) return <span ref={beside} hidden />;
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
