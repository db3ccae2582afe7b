import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, useRef, type ReactNode} from 'react';
import {enterDialog} from './enterDialog';

/** The theme's menu of a phone as a dialog: it takes the focus, keeps it, and closes by Escape. */
export default function DialogLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => (shown && dialog.current ? enterDialog(dialog.current) : undefined), [shown]);
  return (
    <div
      ref={dialog}
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}
      onKeyDown={({key}) => {
        if (key === 'Escape') toggle();
      }}
    >
      <Layout {...props} />
    </div>
  );
}
