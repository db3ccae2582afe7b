const BESIDE = '.navbar__inner, #__docusaurus > :not(.navbar)';

/** Leads the focus to the button that closes a dialog, and shuts off the page beside it; the returned function gives both back. */
export function enterDialog(dialog: HTMLElement): () => void {
  const beside = document.querySelectorAll<HTMLElement>(BESIDE);
  for (const element of beside) element.inert = true;
  dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  return () => {
    for (const element of beside) element.inert = false;
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
