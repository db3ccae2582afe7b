import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

/** The theme's link, and one to the page's own file where most of its text is in another. */
export default function EditThisPageWithIntroduction(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  if (props.editUrl.endsWith('.mdx')) return <EditThisPage {...props} />;
  return (
    <>
      <EditThisPage {...props} /> ·{' '}
      <Link
        className={ThemeClassNames.common.editThisPage}
        to={`${String(siteConfig.customFields?.repository)}/edit/main/docs${pathname}.mdx`}
      >
        Edit its introduction
      </Link>
    </>
  );
}
