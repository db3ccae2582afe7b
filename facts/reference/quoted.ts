/** A text that stands in a published package, word for word. What we say ourselves is never of this type. */
export type Quoted = {
  from: 'package';
  /** As `@uniswap/v3-core`. */
  package: string;
  version: string;
  /** Within the package, where a reader can look it up. */
  file?: string;
  text: string;
};
