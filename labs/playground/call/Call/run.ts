import events from '@generated/playground-call/default/events.json';

export {callFunction} from '../chain/callFunction';
export {sendFunction} from '../chain/sendFunction';
export {sharedChain} from '../chain/sharedChain';

/** Every event that the contracts of the forms log. */
export const knownEvents = events;
