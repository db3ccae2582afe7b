/** An address in three parts, so that its middle can be shown as an ellipsis: 0x1F98…F984. */
export function splitAddress(address: string): [start: string, middle: string, end: string] {
  return [address.slice(0, 6), address.slice(6, -4), address.slice(-4)];
}
