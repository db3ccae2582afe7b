const BESIDE = '.navbar__inner, #__docusaurus > :not(.navbar)';

/** Leads the focus to the first button of a dialog, and shuts off the page beside it; the returned function gives both back. */
export function enterDialog(dialog: HTMLElement): () => void {
  const beside = document.querySelectorAll<HTMLElement>(BESIDE);
  for (const element of beside) element.inert = true;
  dialog.querySelector('button')?.focus();
  return () => {
    for (const element of beside) element.inert = false;
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
