/** A request that a program made, and what anvil answered. */
export type Exchange = {
  method: string;
  params: readonly unknown[];
  result?: unknown;
  error?: unknown;
};

/** All that a program asked of a fresh sandbox, in its order. */
export type Conversation = {program: string; exchanges: readonly Exchange[]};
