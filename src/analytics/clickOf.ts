import type {EventName, PropertiesOf} from './events';

type ClickName = Extract<EventName, `${string} click`>;

/** A click on a part of the site that reports clicks. */
type Click = {name: ClickName; properties: PropertiesOf<ClickName>};

/** The parts by the theme's classes and our labels; of parts within each other, the first here. */
const PARTS: readonly [selector: string, section: string, name: ClickName][] = [
  ['[data-label=Search]', 'search', 'search bar click'],
  ['.menu', 'menu', 'menu click'],
  ['.navbar', 'navbar', 'navbar click'],
  ['.footer', 'footer', 'footer click'],
];
/** Longest name of an element that is sent, in characters. */
const LONGEST = 80;

/** The event of a click on something; `undefined` where it is no link or button of such a part. */
export function clickOf(target: EventTarget | null): Click | undefined {
  const element = target instanceof Element && target.closest('a, button, input, summary');
  if (!element) return undefined;
  const [, section, name] = PARTS.find(([selector]) => element.closest(selector)) ?? [];
  if (!section || !name) return undefined;
  const modal = element.closest('[role=dialog], .navbar-sidebar');
  return {
    name,
    properties: {
      section,
      element: nameOf(element),
      ...(modal && {modal: modal.getAttribute('aria-label') ?? 'sidebar'}),
    },
  };
}

function nameOf(element: Element): string {
  const {label} = (element as HTMLElement).dataset;
  const name = label ?? element.getAttribute('aria-label') ?? element.textContent;
  return name.trim().slice(0, LONGEST);
}
