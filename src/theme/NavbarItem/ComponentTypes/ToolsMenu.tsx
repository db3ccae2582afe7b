import Link from '@docusaurus/Link';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {useRef, useState, type ReactNode} from 'react';
import {tools} from '../../../../config/tools';
import {useDismissal} from '../../../components/CopyPage/useDismissal';

type Props = {
  /** Whether it stands in the menu of a phone. */
  mobile?: boolean;
  /** Closes the menu of a phone. */
  onClick?: () => void;
};

const LABEL = 'Tools';

/** The tools of the site as a menu of the navigation bar. */
export default function ToolsMenu({mobile = false, onClick}: Props): ReactNode {
  if (!mobile) return <FoldedTools />;
  const items = tools.map(({name, to}) => ({label: name, to}));
  return <DropdownNavbarItem mobile label={LABEL} items={items} {...(onClick && {onClick})} />;
}

/** Folded as the browser folds, so that it opens before the scripts have come. */
function FoldedTools(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  useDismissal(list, close);
  return (
    <details
      className="navbar__item dropdown dropdown--show"
      open={isOpen}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className="navbar__link">{LABEL}</summary>
      {/* Dismissed while it is open only. */}
      <ul className="dropdown__menu" ref={isOpen ? list : null}>
        {tools.map(({name, to}) => (
          <li key={to}>
            <Link className="dropdown__link" to={to} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
