/** Bytes as whole kilobytes. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);
