/** How a state is written into the hash of an address, by names: `#query=…&variables=…`. */
export type HashState<State> = {
  /** The state where the address holds none. */
  empty: State;
  /** `undefined` where the address speaks of something else. */
  read: (held: URLSearchParams) => State | undefined;
  /** What is held of a state; nothing where there is nothing to hold. */
  write: (state: State) => Readonly<Record<string, string>>;
};

/** Longer addresses are cut by some of the programs that links pass through. */
const LONGEST = 8_000;

/** The state that a hash holds. */
export const stateOf = <State>({read}: HashState<State>, hash: string): State | undefined =>
  read(new URLSearchParams(hash.slice(1)));

/** The hash that holds a state, or none where there is nothing to hold or it would be too long. */
export function hashOf<State>({write}: HashState<State>, state: State): string {
  const held = new URLSearchParams(write(state)).toString();
  return held === '' || held.length >= LONGEST ? '' : `#${held}`;
}
