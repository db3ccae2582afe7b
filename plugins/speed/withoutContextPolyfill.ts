const CHOICE = 'React.createContext || createReactContext';

/** The router, without what it brings for a React that has no contexts; each has had them since 16.3. */
export function withoutContextPolyfill(source: string): string {
  if (!source.includes(CHOICE)) throw new Error(`lean: the router no longer has "${CHOICE}"`);
  return source.replace(CHOICE, 'React.createContext');
}
