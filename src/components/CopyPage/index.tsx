import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, useId, useState, type ReactNode} from 'react';
import {inBlock} from '../Block';
import styles from './styles.module.css';

/** A load that failed is tried again with the next opening of the menu. */
const loadMenu = () => lazy(() => import('./Menu'));

type Props = {
  /** Version of the protocol that the page is about. */
  version: string;
};

/** A button that opens what a reader may take of the page; its menu is loaded when it is asked for. */
function CopyPage({version}: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ReturnType<typeof loadMenu>>();
  return (
    useIsBrowser() && (
      <div className={clsx('dropdown dropdown--right', styles.holder, isOpen && 'dropdown--show')}>
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
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
