const ACTIVE = '.table-of-contents__link--active';

/** Keeps the active entry of a table of contents in view, in the table's own box, until the returned function is called. */
export function followActive(contents: HTMLElement): () => void {
  const show = () => {
    const box = contents.firstElementChild;
    const entry = contents.querySelector(ACTIVE);
    if (!box || !entry) return;
    const [frame, line] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
    // Not by scrollIntoView, which moves the page too.
    if (line.top < frame.top || line.bottom > frame.bottom)
      box.scrollTop += line.top - frame.top - frame.height / 3;
  };
  const watch = new MutationObserver(show);
  watch.observe(contents, {subtree: true, attributeFilter: ['class']});
  show();
  return () => {
    watch.disconnect();
  };
}
