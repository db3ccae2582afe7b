import type {RouterVersion} from '../../calldata/catalogue';

/** What a reader chose: calldata or a payload, the router's release, who sends it. */
export type State = {text: string; version: RouterVersion; sender: string};

export const EMPTY: State = {text: '', version: '2.1.0', sender: ''};

/** Longer addresses are cut by some of the programs that links pass through. */
const LONGEST = 8_000;

/** The state that an address's hash holds: `#calldata=0x…&router=1.4.0&from=0x…`. */
export function stateOf(hash: string): State {
  const held = new URLSearchParams(hash.slice(1));
  return {
    text: held.get('calldata') ?? '',
    version: held.get('router') === '1.4.0' ? '1.4.0' : '2.1.0',
    sender: held.get('from') ?? '',
  };
}

/** The hash that holds a state, or none where there is nothing to hold or it would be too long. */
export function hashOf({text, version, sender}: State): string {
  if (text.trim() === '') return '';
  const held = new URLSearchParams({
    calldata: text.trim(),
    ...(version !== EMPTY.version && {router: version}),
    ...(sender && {from: sender}),
  });
  const hash = `#${held.toString()}`;
  return hash.length > LONGEST ? '' : hash;
}
