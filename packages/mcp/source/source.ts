/** Where the published files of the site are read from. */
export type Source = {
  /** The text of a file by its address from the root of the site, as `/registry.json`; nothing where there is none. */
  read: (address: string) => Promise<string | undefined>;
  /** Where a person finds the file: its whole address, or its path on this machine. */
  placeOf: (address: string) => string;
};
