import names from '@generated/playground-names/default/names.json';

export {callFunction} from '../chain/callFunction';
export {sendFunction} from '../chain/sendFunction';
export {sharedChain} from '../chain/sharedChain';

/** The events of all contracts of the reference, by their topics. */
export const knownEvents = names.events;
