/** Opens the tabs and folded parts of the page that hide an element, the outermost first. */
export function reveal(element: Element): void {
  const around: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.unshift(at);
  for (const part of around) {
    // The theme's folded parts follow their summary alone.
    if (part instanceof HTMLDetailsElement && !part.open) part.querySelector('summary')?.click();
    else if (part.matches('[role=tabpanel][hidden]')) tabOf(part)?.click();
  }
}

/** The tab of a panel: the theme names neither by the other, and draws both in one order. */
function tabOf(panel: Element): HTMLElement | undefined {
  const index = [...(panel.parentElement?.children ?? [])].indexOf(panel);
  const tabs = panel.closest('.tabs-container')?.querySelector('[role=tablist]')?.children;
  return tabs?.[index] as HTMLElement | undefined;
}
