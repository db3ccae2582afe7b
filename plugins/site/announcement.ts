import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Shows a new announcement at once to a reader who has closed the one before. The framework hides
 * the bar of any reader who has ever closed one, and forgets that only for the load after this one.
 */
export default function announcement({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const preBodyTags = announcementBar?.id
    ? [{tagName: 'script', innerHTML: showUnseen(announcementBar.id)}]
    : [];
  return {name: 'announcement', injectHtmlTags: () => ({preBodyTags})};
}

/** A script that runs after the framework's own and before anything is drawn. */
const showUnseen = (id: string): string =>
  `try{if(localStorage.getItem("docusaurus.announcement.id")!==${literal(id)})` +
  `document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")}catch{}`;

const literal = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
