/** Whether the browser translates the page: it then has to load the next page to translate that, too. */
export const isTranslated = (): boolean => document.querySelector('#__docusaurus font') !== null;
