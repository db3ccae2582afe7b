import {useLocation} from '@docusaurus/router';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import type {ReactNode} from 'react';

/** The theme's list of articles, under a heading of the page, which the theme's index lacks. */
export default function BlogPostItemsUnderHeading(props: Props): ReactNode {
  const isIndex = /^\/blog\/?$/.test(useLocation().pathname);
  return (
    <>
      {isIndex && <h1>Engineering Blog</h1>}
      <BlogPostItems {...props} />
    </>
  );
}
