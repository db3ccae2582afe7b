/** DocSearch 3 marks its dialog as a button: it has attributes of one that do not belong on a dialog. */
const DIALOG = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search'};
const BUTTON_ATTRIBUTES = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
  'tabindex',
];

/**
 * Repairs the roles of the modal whenever DocSearch renders it: the container is a dialog, its
 * footer is not that of the page, lists have the ids that the field names, and the field takes a text
 * of any length. A row contains a link, and in recent searches buttons, which an option must not: rows
 * are items of a tree. A scrolling area without a stop for the keyboard becomes one. Returns a function
 * that ends the repairs.
 */
export function repairMarkup(root: HTMLElement): () => void {
  const repair = (): void => {
    const container = root.querySelector('.DocSearch-Container');
    if (!container) return;
    Object.entries(DIALOG).forEach(([name, value]) => {
      set(container, name, value);
    });
    BUTTON_ATTRIBUTES.forEach((name) => {
      container.removeAttribute(name);
    });
    container.querySelector('.DocSearch-Input')?.removeAttribute('maxlength');
    const footer = container.querySelector('.DocSearch-Footer');
    if (footer) set(footer, 'role', 'none');
    const content = container.querySelector('.DocSearch-Dropdown');
    if (content) set(content, 'tabindex', hasStop(content) ? '-1' : '0');
    container.querySelectorAll('.DocSearch-Hits ul').forEach((list) => {
      const rows = list.querySelectorAll('.DocSearch-Hit');
      set(list, 'role', 'tree');
      set(list, 'id', rows[0]?.id.replace(/-item-\d+$/, '-list') ?? '');
      rows.forEach((row) => {
        set(row, 'role', 'treeitem');
      });
    });
  };
  const observer = new MutationObserver(repair);
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  repair();
  return () => {
    observer.disconnect();
  };
}

/** Whether the keyboard stops at something that is shown inside. */
const hasStop = (content: Element): boolean =>
  [...content.querySelectorAll('a:not([tabindex]), button')].some(
    (stop) => stop.getClientRects().length > 0,
  );

/** Only what differs: the observer sees its own changes too. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
