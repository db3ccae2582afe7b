/** How a state is written into the hash of an address, by names: `#query=…&variables=…`. */
export type HashState<State> = {
  /** The state where the address holds none. */
  empty: State;
  /** `undefined` where the hash is not of this state. */
  read: (parameters: URLSearchParams) => State | undefined;
  /** The parameters of a state; none where the address needs none. */
  write: (state: State) => Readonly<Record<string, string>>;
};

/** Longer addresses are cut by some of the programs that links pass through. */
const LONGEST = 8_000;

/** The state that a hash holds. */
export const stateOf = <State>({read}: HashState<State>, hash: string): State | undefined =>
  read(new URLSearchParams(hash.slice(1)));

/** The hash that holds a state, or none where it has no parameters or would be too long. */
export function hashOf<State>({write}: HashState<State>, state: State): string {
  const parameters = new URLSearchParams(write(state)).toString();
  return parameters === '' || parameters.length >= LONGEST ? '' : `#${parameters}`;
}
