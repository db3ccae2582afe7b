export type Outcome = 'copied' | 'selected' | 'refused';

/** Puts a text on the clipboard; where the browser refuses, selects the element that shows it. */
export async function copyOrSelect(text: string, element: Element | null): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (element?.textContent !== text) return 'refused';
    getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}
