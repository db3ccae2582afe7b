/** Unfolds the part of a page that holds what its address leads to, and brings that into view. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest('details');
  if (!fold) return;
  fold.open = true;
  target?.scrollIntoView();
}
