/** The middle of an odd count of numbers; NaN of none. */
export const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
