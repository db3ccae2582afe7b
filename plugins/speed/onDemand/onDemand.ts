import {findAgain} from './findAgain';
import {loadAtSigns} from './load';
import {loadAhead} from './loadAhead';
import {openTarget} from './openTarget';
import {pressLinks} from './pressLinks';
import {replayClicks} from './replayClicks';
import {replayActions} from './replayLater';
import {replayTyping} from './replayTyping';
import {switchColours} from './switchColours';

// Stands at the start of every page, before its content, in place of its scripts.

/** Find the parts again that were unfolded when the scripts started. */
let unfolded: (() => Element | undefined)[] = [];

// Else the framework warns of a wrong base path, where no script has run once the page is read.
if (hasStyles()) Object.assign(window, {docusaurus: {}});
loadAtSigns(() => {
  unfolded = [...document.querySelectorAll('details[open]')].map(findAgain);
});
switchColours();
pressLinks();
for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, openTarget);
replayClicks();
loadAhead();
replayTyping();
replayActions(unfold);

/** The styles of a stylesheet that was refused, or whose transfer was cut, cannot be read. */
function hasStyles(): boolean {
  try {
    const {sheet} = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? {};
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** The scripts take what a reader unfolded for folded, or draw it folded. */
function unfold(): void {
  const parts = document.querySelectorAll('details[open][data-collapsed=true]');
  for (const part of new Set([...parts, ...unfolded.map((find) => find())])) {
    if (part instanceof HTMLElement && part.dataset.collapsed === 'true')
      part.querySelector('summary')?.click();
  }
}
