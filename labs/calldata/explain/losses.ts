/** Warnings of value that can be lost: left behind, sold at any price, or sent to another account. */
const LOSSES: ReadonlySet<string> = new Set([
  'left-behind',
  'position-tokens',
  'zero-minimum',
  'no-maximum',
  'other-recipient',
  'zero-recipient',
  'token-recipient',
  'contract-recipient',
  'unknown-decimals',
]);

export const isLoss = ({id}: {id: string}): boolean => LOSSES.has(id);
