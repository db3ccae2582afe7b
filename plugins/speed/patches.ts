/** A change of a file of the framework, its theme or a library, made while the site is bundled. */
export type Patch = {
  name: string;
  /** The end of the path of each file that it changes. */
  file: RegExp;
  find: RegExp;
  replace: string;
  /** Whether the bundle that writes the pages needs the file as it is. */
  isForBrowsers?: true;
  /** What to do when the file no longer holds the text. */
  otherwise: string;
} & (
  | {
      /** What a reader gains, measured on and off. `SPEED=off` builds without. */
      saves: string;
    }
  | {
      /** The promise that breaks without it, whatever the speed. */
      keeps: string;
    }
);

/** All changes of files of others; each fails the build when it finds no file or no text. */
export const PATCHES: readonly Patch[] = [
  {
    name: 'grammars and themes',
    file: /prism-react-renderer[/\\]dist[/\\]index\.mjs$/,
    // The bundle names each of its source files.
    find: /(?<=\/\/ src\/prism-langs\.ts\n.*)\nPrism\.languages\.markup = [^]+(?=\n\n\/\/ src\/index\.ts\nimport )/,
    replace: '\nvar themes_exports = {}, vsDark_default = { plain: {}, styles: [] };',
    saves: '17.0 KB of each page (14.4 KB grammars, 2.6 KB themes)',
    otherwise:
      'find where the new bundle holds them; config/prism.ts lists the grammars and the theme of this site',
  },
  {
    name: 'descriptions',
    file: /\.docusaurus[/\\]docusaurus-plugin-content-docs[/\\][\w-]+[/\\]p[/\\].+\.json$/,
    // Only cards that list pages read them. A page with such cards fails the build.
    find: /(?<=,"docs":)\{.+\}(?=\}\}$)/s,
    replace: '{}',
    saves: '16.2 KB of each page of the documentation',
    otherwise: 'find where every page is given the titles and descriptions of all others',
  },
  {
    name: 'registry',
    file: /\.docusaurus[/\\]registry\.js$/,
    // The server alone reads the name and number of each module, to list the scripts of a page.
    find: /, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g,
    replace: ']',
    isForBrowsers: true,
    saves: '3.0 KB of each page; with "npm start", a first page in 9 s instead of 84 s',
    otherwise:
      'see whether "npm start" compiles a page when it is opened without it, and remove it or follow the new form',
  },
  {
    name: 'second drawing',
    file: /theme-classic[/\\]lib[/\\]theme[/\\](CodeBlock|Tabs)[/\\]index\.js$/,
    // For colours that differ in dark mode, where words of this site have classes; for choices of
    // tabs that the server cannot know, which the theme reads after its first drawing by now.
    find: /\bkey=\{String\(isBrowser\)\}/,
    replace: '',
    saves: '40 ms of the main thread on a guide (of 810) and on a reference of an SDK (of 751)',
    otherwise: 'see whether the theme still draws code and tabs twice, and remove it if not',
  },
  {
    name: 'failed navigation',
    file: /core[/\\]lib[/\\]client[/\\]PendingNavigation\.js$/,
    // The next route's loader then shows the error, with "Retry".
    find: /window\.location\.reload\(\);/,
    replace: 'this.routeUpdateCleanupCb(); this.setState({ nextRouteHasLoaded: true });',
    keeps: 'a failed navigation shows what failed, with "Retry"; the framework reloads the page',
    otherwise: 'see what the framework does when a part of the next page cannot be loaded',
  },
  {
    name: 'style of the logo',
    file: /@docsearch[/\\]react[/\\]dist[/\\]esm[/\\]index\.js$/,
    // plugins/search/theme/SearchStyles/modal.css holds what it says.
    find: /\b\w+\.createElement\("style",null,"[^"]*"\)/,
    replace: 'null',
    isForBrowsers: true,
    keeps: 'no style element, which the policy of the site forbids, stands in the search',
    otherwise: 'see what the style element says, and move it to SearchStyles/modal.css',
  },
];
