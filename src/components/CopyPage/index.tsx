import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, useId, useState, type ReactNode} from 'react';
import {inBlock} from '../Block';

/** A load that failed is tried again with the next opening of the menu. */
const loadMenu = () => lazy(() => import('./Menu'));

type Props = {
  /** What the button looks like. */
  className: string;
  /** Version of the protocol that the page is about. */
  version: string;
};

/** A button that opens what a reader may take of the page; its menu is loaded when it is asked for. */
function CopyPage({className, version}: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ReturnType<typeof loadMenu>>();
  return (
    useIsBrowser() && (
      <div className={isOpen ? 'dropdown dropdown--show' : 'dropdown'}>
        <button
          type="button"
          className={`clean-btn ${className}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            if (!isOpen) setMenu(loadMenu);
            setOpen(!isOpen);
          }}
        >
          Copy page
        </button>
        {isOpen && Menu && (
          <Suspense>
            <Menu
              id={id}
              version={version}
              close={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        )}
      </div>
    )
  );
}

export default inBlock('The menu of this page', CopyPage);
