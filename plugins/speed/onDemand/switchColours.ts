import {isPageChanged, isReady, isStarted, start} from './load';
import {SWITCH} from './needsScripts';

const NEXT = {system: 'light', light: 'dark', dark: 'system'} as const;
type Choice = keyof typeof NEXT;

const root = document.documentElement;
const systemColours = matchMedia('(prefers-color-scheme: dark)');

/** Changes the colours until the scripts start; what it leaves in the page and the store, they take up. */
export function switchColours(): void {
  addEventListener('click', onClick, true);
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && !isReady()) show(newValue ?? 'system');
  });
  systemColours.addEventListener('change', () => {
    if (choiceOf(root.dataset.themeChoice) === 'system' && !isReady()) show('system');
  });
  addEventListener('DOMContentLoaded', () => {
    show(root.dataset.themeChoice);
    for (const button of buttons()) button.disabled = false;
  });
}

function onClick(event: MouseEvent): void {
  const isSwitch = (event.target as Element).closest(`${SWITCH} button`);
  if (!isSwitch || isStarted()) return;
  event.stopImmediatePropagation();
  const choice = NEXT[choiceOf(root.dataset.themeChoice)];
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    // Without a store it holds for this page.
  }
  // A changed page would be drawn again, as it was served.
  if (!isPageChanged()) void start();
}

function show(mode: string | undefined): void {
  const choice = choiceOf(mode);
  const isDark = choice === 'dark' || (choice === 'system' && systemColours.matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.themeChoice = choice;
  for (const button of buttons()) {
    button.title = inWords(button.title, choice);
    button.ariaLabel = inWords(button.ariaLabel ?? '', choice);
  }
}

/** What is no mode counts as light, as it does for the framework. */
const choiceOf = (mode: string | undefined): Choice =>
  mode && Object.hasOwn(NEXT, mode) ? (mode as Choice) : 'light';

/** The label that the theme wrote, which ends with the mode, with another one. */
const inWords = (label: string, choice: Choice): string =>
  label.replace(/\w+(?= mode\)?$)/, choice);

const buttons = (): NodeListOf<HTMLButtonElement> => document.querySelectorAll(`${SWITCH} button`);
