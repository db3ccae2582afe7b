const CHECK = /_CHECK_/;
/** Commands that are given nothing to pay with. */
const PAYS_NOTHING = /^(PERMIT2_PERMIT|V3_POSITION_MANAGER|V4_INITIALIZE_POOL)/;

/** What the flag of a command that allows its failure means for the rest. */
export function failureText(name: string, {allowsRevert}: {allowsRevert: boolean}): string {
  if (!allowsRevert) return 'The flag 0x80 allows no failure here: if this step fails, all does.';
  return `This step may fail while the transaction succeeds: ${lossText(name)}.`;
}

function lossText(name: string): string {
  if (CHECK.test(name)) return 'the check then stops nothing';
  return PAYS_NOTHING.test(name)
    ? 'later steps then run without it'
    : 'what was paid in for it then stays in the router, unless a later step sends it back';
}
