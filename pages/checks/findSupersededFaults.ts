/** `<Address of="SwapRouter" />`; with another chain behind it, the mainnet names say nothing. */
const SHOWN = /<Address of="(\w+)" \/>/g;

/** Where a page that is current shows a superseded contract, in a line that does not say so. */
export function findSupersededFaults(
  {file, text}: {file: string; text: string},
  superseded: ReadonlySet<string>,
): string[] {
  if (!/^status: current$/m.test(text)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes('superseded')
        ? []
        : [...line.matchAll(SHOWN)]
            .filter(([, contract = '']) => superseded.has(contract))
            .map(
              ([, contract]) =>
                `${file}:${index + 1}: ${contract} is superseded. Say so in the same line, or link to the list of releases`,
            ),
    );
}
