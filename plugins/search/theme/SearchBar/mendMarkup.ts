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
 * footer is not that of the page, lists have the ids that the field names, and the field takes a
 * pasted text of any length. Gives what ends it.
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
    const footer = container.querySelector('.DocSearch-Footer');
    if (footer) set(footer, 'role', 'none');
    container.querySelector('.DocSearch-Input')?.removeAttribute('maxlength');
    container.querySelectorAll('[role="listbox"]').forEach((list) => {
      const id = list.querySelector('[role="option"]')?.id.replace(/-item-\d+$/, '-list');
      if (id) set(list, 'id', id);
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
