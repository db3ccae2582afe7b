import {isReady, start} from './load';
import {hideFailure} from './showFailure';

type Action = () => void;

/** What the reader did, in order; each action does it again. */
const actions: Action[] = [];

/** Starts the scripts, and does an action once they have taken the page over, in place of the event. */
export function replayLater(event: Event, action: Action): void {
  event.preventDefault();
  event.stopPropagation();
  whenReady(action);
  void start();
}

export const whenReady = (action: Action): unknown => actions.push(action);

export const forgetActions = (): void => void actions.splice(0);

/** Does the actions when the scripts have taken the page over, after a first one. */
export function replayActions(first: Action): void {
  new MutationObserver(async (_changes, watch) => {
    if (!isReady()) return;
    watch.disconnect();
    hideFailure();
    first();
    for (const action of actions.splice(0)) {
      action();
      // React draws what it changed.
      await undefined;
    }
  }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
