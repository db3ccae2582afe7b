/** What a member of a package throws, and how a call gets there. */
export type Thrown = {
  /** The message, `…` for what is put in; without one the class of the error. */
  text: string;
  /** Whether `tiny-invariant` throws it, which puts "Invariant failed: " before it. */
  isInvariant: boolean;
  /** Functions from the member to the one that throws. */
  path: string[];
  /** The file of the package with its line. */
  at: string;
};

/** A call that the analysis could not follow, with its place. */
export type OpenCall = {call: string; at: string};

/** What is reachable from one member of an export, or from a function. */
export type Reach = {thrown: Thrown[]; open: OpenCall[]};

/** What is reachable from every member of every export of a package. */
export type PackageThrows = {
  package: string;
  version: string;
  /** By export, then by member; a function's own under the empty name. */
  exports: Record<string, Record<string, Reach>>;
};
