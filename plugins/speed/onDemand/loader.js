/**
 * Stands in the head of every page in place of its scripts. It fetches them at the first sign of a
 * reader, starts them when the reader does something or rests, and keeps what was done until they
 * have taken the page over.
 */
(() => {
  const ROOT = document.documentElement;
  const LANGUAGE = ROOT.lang;
  /** How long a page without a sign of a reader waits after it has loaded, in milliseconds. */
  const PATIENCE = 12_000;
  const NEXT_COLOURS = {system: 'light', light: 'dark', dark: 'system'};
  const FIELDS = 'input, textarea, select';
  const CONTROLS = `button, [role=button], [role=tab], ${FIELDS}`;
  const sources = document.currentScript.dataset.scripts.split(' ');
  const {saveData, effectiveType} = navigator.connection ?? {};
  const isSparing = saveData || /2g/.test(effectiveType);

  /** Those of a stylesheet that was refused, or whose transfer was cut, cannot be read. */
  function hasStyles() {
    try {
      return document.querySelector('link[rel=stylesheet]').sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  }

  // Else the framework warns of a wrong base path, where no script has run once the page is read.
  if (hasStyles()) window.docusaurus = {};

  /** What the reader did, in order; each is a function that does it again. */
  const deeds = [];
  /** What is typed for a field that does not take it yet; undefined while there is none. */
  let typed;
  /** What says that the scripts could not be loaded, where they could not. */
  let box;
  /** What finds the parts again that were unfolded when the scripts started. */
  let unfolded = [];
  let moves = 0;
  let isFetched = false;
  let isStarted = false;
  /** Whether something other than the site, such as a translation, changed the page before its scripts started. */
  let isChanged = false;

  const isReady = () => isStarted && ROOT.dataset.hasHydrated === 'true';

  const create = (tag, properties) => Object.assign(document.createElement(tag), properties);

  function fetchScripts() {
    if (isFetched || isStarted || isChanged) return;
    isFetched = true;
    const arrivals = sources.map(
      (href) =>
        new Promise((resolve) => {
          const link = {rel: 'preload', as: 'script', href, onload: resolve, onerror: resolve};
          document.head.append(create('link', link));
        }),
    );
    // A sign is no deed: for it alone nobody who spares data lets scripts run.
    if (!isSparing) void Promise.all(arrivals).then(rest);
  }

  function rest() {
    if (window.requestIdleCallback) requestIdleCallback(startUnchanged);
    else setTimeout(startUnchanged);
  }

  /** The scripts draw a changed page again, as it was served: a reader would lose a translation. */
  function startUnchanged() {
    if (!isChanged) start();
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    unfolded = [...document.querySelectorAll('details[open]')].map(finder);
    // A link can set it too, long before it is true.
    delete ROOT.dataset.hasHydrated;
    if (document.readyState === 'loading') await whole();
    for (const src of sources)
      document.head.append(create('script', {src, async: false, onerror: fail}));
  }

  /** What came after the scripts took a page over would stand in it twice. */
  async function whole() {
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve, {once: true});
      setTimeout(resolve, PATIENCE);
    });
    // Its transfer was cut, or nearly so: the scripts draw the rest.
    if (document.readyState === 'loading') window.stop();
  }

  function fail() {
    if (!isStarted || isReady()) return;
    isStarted = false;
    if (box?.isConnected) return;
    const retry = create('button', {textContent: 'Retry', className: 'button button--secondary'});
    box = create('p', {role: 'alert', className: 'alert alert--danger'});
    box.style.cssText = 'position:fixed;inset:auto 1rem 0;z-index:999';
    box.append(
      'The scripts of this page could not be loaded. It can be read without them. ',
      retry,
    );
    retry.onclick = () => {
      box.remove();
      // After a deploy they are gone: the server has the page with others.
      fetch(sources[0], {method: 'HEAD', cache: 'no-store'}).then(
        ({status}) => (status === 404 ? location.reload() : start()),
        start,
      );
    };
    document.body.append(box);
  }

  function keep(event, deed) {
    event.preventDefault();
    event.stopPropagation();
    deeds.push(deed);
    start();
  }

  /** Finds an element again by its place among those of its kind, for the scripts may draw it anew. */
  function finder(element) {
    const place = [];
    for (let one = element; one !== document.body; one = one.parentElement)
      place.unshift([kindOf(one), alike(one.parentElement, kindOf(one)).indexOf(one)]);
    const again = (parent, [kind, index]) => parent && alike(parent, kind)[index];
    return () => (element.isConnected ? element : place.reduce(again, document.body));
  }

  const alike = ({children}, kind) => [...children].filter((one) => kindOf(one) === kind);
  const kindOf = ({tagName, classList}) => `${tagName}.${classList[0]}`;

  function keepClick(event, control) {
    const find = finder(control);
    control.ariaBusy = 'true';
    keep(event, () => {
      control.ariaBusy = null;
      find()?.click();
    });
  }

  function onClick(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target.closest('a, button, [role=tab]');
    if (!control || control.closest('[role=alert]')) return;
    if (isReady()) {
      // The browser follows the link, and translates the next page as well.
      if (control.matches('a[href]:not([role=button])') && isTranslated()) event.stopPropagation();
      return;
    }
    if (control.closest('[data-colours]')) changeColours(event);
    else if (control.matches('a[href="/search"]')) keepSearch(event);
    else if (!control.matches('a[href]:not([role=button])')) keepClick(event, control);
  }

  function onPointerDown({target}) {
    if (target.closest('[role=alert]')) return;
    typed = undefined;
    if (isReady()) return;
    const field = target.closest(FIELDS);
    if (field?.disabled) {
      const find = finder(field);
      field.ariaBusy = 'true';
      typed = '';
      deeds.push(() => {
        field.ariaBusy = null;
        whenThere(find, fill);
      });
    }
    if (!isChanged || needsScripts(target)) start();
  }

  /** Links, texts, folded parts and the colours work without. */
  function needsScripts(target) {
    return target.closest(CONTROLS) && !target.closest('[data-colours]');
  }

  function onKeyDown(event) {
    const {key, target} = event;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (typed !== undefined) {
      if (!isWithControl) type(event);
    } else if (!isReady() && !event.isComposing) {
      const isToggle = isWithControl && key?.toLowerCase() === 'k';
      if (isToggle || (key === '/' && !isWithControl && !target.matches(FIELDS))) keepSearch(event);
      if (!isChanged || usesControl(event)) start();
    }
  }

  /** Whether a key does more than move the focus. */
  function usesControl({key, target}) {
    if (target.matches(FIELDS)) return /^.$/u.test(key) || /^(Enter|Arrow)/.test(key);
    return needsScripts(target) && /^( |Enter|Arrow.*)$/.test(key);
  }

  function type(event) {
    if (event.key === 'Escape') {
      typed = undefined;
      deeds.length = 0;
    } else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (/^.$/u.test(event.key)) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function keepSearch(event) {
    typed = '';
    keep(event, () => {
      window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
      whenThere(() => document.querySelector('.DocSearch-Input'), fill);
    });
  }

  /** Uses a field once it stands and takes what is typed. */
  function whenThere(find, use) {
    const watch = new MutationObserver(look);
    watch.observe(document.body, {childList: true, subtree: true, attributeFilter: ['disabled']});
    look();

    function look() {
      const field = find();
      if (!field || field.disabled) return;
      watch.disconnect();
      use(field);
    }
  }

  function fill(field) {
    if (typed === undefined) return;
    field.focus();
    // As a reader types it: a value that is set otherwise goes past those who listen.
    document.execCommand('insertText', false, typed);
    typed = undefined;
  }

  function changeColours(event) {
    event.stopPropagation();
    const choice = NEXT_COLOURS[ROOT.dataset.themeChoice];
    showColours(choice);
    try {
      if (choice === 'system') localStorage.removeItem('theme');
      else localStorage.setItem('theme', choice);
    } catch {
      // It holds for this page.
    }
  }

  /** What is no mode counts as light, as for the framework. */
  function showColours(mode) {
    const choice = Object.hasOwn(NEXT_COLOURS, mode) ? mode : 'light';
    const isDark = choice === 'dark' || (choice === 'system' && systemColours.matches);
    ROOT.dataset.theme = isDark ? 'dark' : 'light';
    ROOT.dataset.themeChoice = choice;
    for (const button of document.querySelectorAll('[data-colours] button')) {
      button.title = `${choice} mode`;
      button.ariaLabel = `Switch between dark and light mode (currently ${choice} mode)`;
    }
    // The framework may have read the mode before.
    if (isStarted) deeds.push(repeatColours);
  }

  /** Has the framework show what is stored, as if another tab had stored it. */
  function repeatColours() {
    try {
      const newValue = localStorage.getItem('theme');
      const change = {key: 'theme', newValue, storageArea: localStorage};
      window.dispatchEvent(new StorageEvent('storage', change));
    } catch {
      // Without a store there are no other tabs to agree with.
    }
  }

  const systemColours = matchMedia('(prefers-color-scheme: dark)');

  function watchForChanges() {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      isChanged = !isStarted;
    });
    const content = {childList: true, characterData: true, subtree: true};
    watch.observe(document.getElementById('__docusaurus'), content);
  }

  /** As translators leave a page: with elements of their own, or in another language. */
  function isTranslated() {
    return ROOT.lang !== LANGUAGE || document.querySelector('#__docusaurus font') !== null;
  }

  /** What a reader unfolded, the scripts take for folded, or draw folded. */
  function unfold() {
    const parts = document.querySelectorAll('details[open][data-collapsed=true]');
    for (const part of new Set([...parts, ...unfolded.map((find) => find())]))
      if (part?.dataset.collapsed === 'true') part.querySelector('summary').click();
  }

  for (const sign of ['touchstart', 'scroll', 'focusin'])
    addEventListener(sign, fetchScripts, {passive: true, once: true});
  // A pointer that rests is told of once, and of nobody.
  addEventListener('pointermove', () => (moves += 1) > 1 && fetchScripts(), {passive: true});
  addEventListener('click', onClick, true);
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('pageshow', ({persisted}) => persisted && fetchScripts());
  addEventListener('unhandledrejection', ({reason}) => reason?.name === 'ChunkLoadError' && fail());
  addEventListener('load', () => {
    if (!isSparing) setTimeout(fetchScripts, PATIENCE);
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && !isReady()) showColours(newValue ?? 'system');
  });
  systemColours.addEventListener('change', () => {
    if (ROOT.dataset.themeChoice === 'system' && !isReady()) showColours('system');
  });
  addEventListener('DOMContentLoaded', () => {
    showColours(ROOT.dataset.themeChoice);
    for (const button of document.querySelectorAll('[data-colours] button'))
      button.disabled = false;
    watchForChanges();
    // What a link carries for a form of the page is shown by the scripts.
    if (location.hash.includes('=') || document.querySelector('[data-at-once]')) start();
  });
  new MutationObserver((_changes, watch) => {
    if (!isReady()) return;
    watch.disconnect();
    box?.remove();
    unfold();
    for (const deed of deeds.splice(0)) deed();
  }).observe(ROOT, {attributeFilter: ['data-has-hydrated']});
})();
