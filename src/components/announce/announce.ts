import styles from './styles.module.css';

let region: HTMLElement | undefined;

/** Has a screen reader say a sentence; one region serves the whole page. */
export function announce(sentence: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = styles.announcement ?? '';
    document.body.append(region);
  }
  region.textContent = '';
  // A region speaks of changes only, so the text comes after the empty region has been seen.
  setTimeout(() => {
    if (region) region.textContent = sentence;
  }, 100);
}
