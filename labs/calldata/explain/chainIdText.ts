const NUMBER = /^(0x[0-9a-f]+|\d+)$/i;

/** Stands for what is no chain id. */
export const NO_CHAIN = 'invalid';

/** A chain id in decimal digits, from a number or a text in digits or hex; empty where there is none. */
export function chainIdText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  const id = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  return Number.isSafeInteger(id) && Number(id) > 0 ? String(id) : NO_CHAIN;
}
