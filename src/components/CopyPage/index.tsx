import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, useId, useState, type ReactNode} from 'react';
import {inBlock} from '../Block';

const Menu = lazy(() => import('./Menu'));

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
  return (
    useIsBrowser() && (
      <div className={isOpen ? 'dropdown dropdown--show' : 'dropdown'}>
        <button
          type="button"
          className={`clean-btn ${className}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          Copy page
        </button>
        {isOpen && (
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
