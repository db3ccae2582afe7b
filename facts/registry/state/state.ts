/**
 * Something that can change without a package changing: an owner, a fee, a recipient, a limit, the
 * address or status of a service. Pages show it with the day on which it was true.
 */
export type State = {
  /** As pages ask for it; once for each chain. */
  id: string;
  /** What the value is of: "Owner of the v3 factory". */
  subject: string;
  /** The value as readers see it, or the contract of the registry that it is on the chain. */
  value: string | {contract: string};
  /** The UTC day on which the source had it so: 2026-09-19. */
  asOf: string;
  /** Where it was read. */
  source: string;
  /** The chain it is read on; absent for what is on no chain. */
  chainId?: number;
  /** Since when, as precisely as the source says: 2026-03-06, 2026-03 or 2026. */
  since?: string;
  /** The call that reads it; absent for what no contract holds. */
  read?: Read;
};

/** A call that reads a state: of a contract of the registry on the state's chain. */
export type Read = {
  contract: string;
  /** Readable ABI: `function owner() view returns (address)`. */
  signature: string;
  args?: readonly (string | number)[];
};

/** Something that took place on a day, which no later day changes. */
export type DatedEvent = {
  id: string;
  /** What took place: "Vote 93 was executed". */
  what: string;
  /** The UTC day, as precisely as the source says: 2025-12-27, 2025-12 or 2025. */
  date: string;
  /** Derived or interpolated rather than read: pages write "about". */
  isEstimate?: boolean;
  source: string;
};
