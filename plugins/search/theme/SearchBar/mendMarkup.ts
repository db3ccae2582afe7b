/** What DocSearch 3 marks as a button is a dialog; attributes of a button do not belong on it. */
const DIALOG = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search'};
const OF_A_BUTTON = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
  'tabindex',
];

/**
 * Keeps the roles of the modal true while DocSearch renders it: the container is a dialog, its
 * footer is not that of the page, lists have the ids that the field names, and the field takes a text
 * of any length. A row holds a link, and among recent searches buttons, which an option may not: rows
 * are items of a tree. What may scroll and has no stop for the keyboard is one. Gives what ends it.
 */
export function mendMarkup(root: HTMLElement): () => void {
  const mend = (): void => {
    const container = root.querySelector('.DocSearch-Container');
    if (!container) return;
    Object.entries(DIALOG).forEach(([name, value]) => {
      set(container, name, value);
    });
    OF_A_BUTTON.forEach((name) => {
      container.removeAttribute(name);
    });
    container.querySelector('.DocSearch-Input')?.removeAttribute('maxlength');
    const footer = container.querySelector('.DocSearch-Footer');
    if (footer) set(footer, 'role', 'none');
    const content = container.querySelector('.DocSearch-Dropdown');
    const hasStop = content?.querySelector('a:not([tabindex]), button') !== null;
    if (content) set(content, 'tabindex', hasStop ? '-1' : '0');
    container.querySelectorAll('.DocSearch-Hits ul').forEach((list) => {
      const rows = list.querySelectorAll('.DocSearch-Hit');
      set(list, 'role', 'tree');
      set(list, 'id', rows[0]?.id.replace(/-item-\d+$/, '-list') ?? '');
      rows.forEach((row) => {
        set(row, 'role', 'treeitem');
      });
    });
  };
  const observer = new MutationObserver(mend);
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  mend();
  return () => {
    observer.disconnect();
  };
}

/** Only what differs: the observer sees its own changes too. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
