const NEAREST: ScrollIntoViewOptions = {block: 'nearest', behavior: 'instant'};

/** Moves the page, at once, to the line that says how something went; not for a reader who sees it. */
export function scrollToStatus(line: Element): void {
  const before = window.scrollY;
  line.scrollIntoView(NEAREST);
  // A reader who is moved anyway sees the answer around it too.
  if (window.scrollY !== before) line.parentElement?.scrollIntoView(NEAREST);
}
