/** Lets Space press a link that is a button, as it presses other buttons; the browser scrolls the page. */
export function pressLinks(): void {
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== ' ' || !target.matches('a[role=button]')) return;
    event.preventDefault();
    target.click();
  });
}
