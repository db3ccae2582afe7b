export const FIELDS = 'input, textarea, select';
export const SWITCH = '[data-colours]';
const CONTROLS = `button, [role=button], [role=tab], ${FIELDS}`;

/** Whether an element does nothing without scripts; links, texts, folded parts and the switch of colours work. */
export const needsScripts = (element: Element): boolean =>
  Boolean(element.closest(CONTROLS) && !element.closest(SWITCH));
