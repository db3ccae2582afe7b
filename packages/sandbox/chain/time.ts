/** When the sandbox's chain begins: 2026-01-01T00:00:00Z, so that every build has the same blocks. */
export const GENESIS_TIMESTAMP_SECONDS = 1_767_225_600;

/** Between a block and the next, as on mainnet. */
export const SECONDS_PER_BLOCK = 12;
