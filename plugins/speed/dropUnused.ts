import type {Plugin as PostCssPlugin} from 'postcss';

/** Parts of the theme that no setting of this site shows: tags, links of authors, cards, sidebars that fold away or list articles. */
const UNUSED = new RegExp(
  `theme-classic/lib/theme/(?:${[
    'Tag',
    'Icon/Socials',
    'Blog/Components/Author/Socials',
    'BlogSidebar',
    'DocCard',
    'DocSidebar/Desktop/CollapseButton',
    'DocRoot/Layout/Sidebar/ExpandButton',
  ].join('|')})/`,
);

/** Takes the styles out of parts of the theme that the site never shows; their classes keep their names. */
export const dropUnused: PostCssPlugin = {
  postcssPlugin: 'drop-unused',
  OnceExit(root) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    if (!UNUSED.test(file)) return;
    root.walkDecls((declaration) => {
      declaration.remove();
    });
  },
};
