import {Window} from 'happy-dom';
import {createElement, useEffect, type ComponentType} from 'react';

/** A page with a wallet in it, and an app on it, as a user meets them. */
export async function openPage(App: ComponentType, ethereum: object) {
  // Browsers hide what connectors tell of an attempt to connect silently; Node prints it.
  console.debug = () => undefined;
  const window = new Window({url: 'http://localhost/'});
  Object.assign(window, {ethereum});
  for (const [name, value] of Object.entries({
    window,
    document: window.document,
    navigator: window.navigator,
  })) {
    Object.defineProperty(globalThis, name, {value, configurable: true});
  }
  // Loaded now: it looks at the page as it loads.
  const {createRoot} = await import('react-dom/client');

  const {body} = window.document;
  const root = createRoot(body as unknown as HTMLElement);
  await new Promise<void>((resolve) => {
    /** Tells when the effects of the app have begun. */
    function Mounted() {
      useEffect(resolve, []);
      return createElement(App);
    }
    root.render(createElement(Mounted));
  });
  const shown = () =>
    ['status', 'alert']
      .map((role) => body.querySelector(`[role=${role}]`)?.textContent ?? '')
      .filter(Boolean)
      .join(' · ');

  const buttonOf = (name: string) =>
    [...body.querySelectorAll('button')].find((one) => one.textContent === name && !one.disabled);

  return {
    /** Waits until the page shows this, and gives what it shows. */
    async until(expected: string): Promise<string> {
      while (!shown().includes(expected)) await aMoment();
      return shown();
    },
    /** Waits until there is such a button to press, and presses it. */
    async press(name: string): Promise<void> {
      while (!buttonOf(name)) await aMoment();
      buttonOf(name)?.click();
    },
    async close(): Promise<void> {
      root.unmount();
      await window.happyDOM.close();
    },
  };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10));
