/** Unfolds the parts of a page that hold what its address leads to, and brings that into view. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folds: HTMLDetailsElement[] = [];
  for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details'))
    if (!at.open) folds.push(at);
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) target?.scrollIntoView();
}
