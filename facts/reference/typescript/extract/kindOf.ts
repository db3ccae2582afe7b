/** TypeDoc's numbers for the kinds of declarations that packages hold. */
export const kinds = {
  4: 'namespace',
  8: 'enum',
  16: 'enum member',
  32: 'variable',
  64: 'function',
  128: 'class',
  256: 'interface',
  512: 'constructor',
  1024: 'property',
  2048: 'method',
  262144: 'accessor',
  2097152: 'type',
  4194304: 'reference',
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];

/** What TypeDoc found, by name. */
export function kindOf({kind, name}: {kind: number; name: string}): Kind {
  const kindName = (kinds as Record<number, Kind | undefined>)[kind];
  if (kindName) return kindName;
  throw new Error(
    `TypeDoc gives "${name}" the kind ${kind}, where one of ${Object.keys(kinds).join(', ')} was expected; teach facts/reference/typescript/extract to read it`,
  );
}
