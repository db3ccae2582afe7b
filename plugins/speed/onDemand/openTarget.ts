/** Unfolds the parts of a page that hold what its address leads to, and brings that into view. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  let fold = target?.closest('details');
  if (!fold) return;
  for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  target?.scrollIntoView();
}
