import {getAddress} from 'viem';

/** Checksummed addresses that may be written out, and what is there. */
export type Registered = ReadonlyMap<string, string>;

/** What is wrong with the addresses written in a file, one sentence each, with the line. */
export function findAddressFaults(
  {file, text}: {file: string; text: string},
  registered: Registered,
): string[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((line, index) => {
    const [, ticks, language = ''] = /^\s*(`{3,}|~{3,})(\w*)/.exec(line) ?? [];
    if (ticks && isProse(file)) fence = fence === undefined ? language : undefined;
    const allowsLowerCase = holdsIndexedData(file) || holdsIndexedData(`.${fence}`);
    return [...line.matchAll(ADDRESS)].flatMap(([written]) => {
      const fault = faultOf(written, allowsLowerCase, registered);
      return fault ? [`${file}:${index + 1}: ${written} ${fault}`] : [];
    });
  });
}

/** Forty hexadecimal digits and no more: a longer number is a hash or calldata. */
const ADDRESS = /(?<!\w)0x[0-9a-fA-F]{40}(?!\w)/g;

const isProse = (file: string): boolean => /\.mdx?$/.test(file);

/** The subgraph's ids are addresses in lower case. */
const holdsIndexedData = (file: string): boolean => /\.(graphql|json)$/.test(file);

function faultOf(
  written: string,
  allowsLowerCase: boolean,
  registered: Registered,
): string | undefined {
  const address = getAddress(written.toLowerCase());
  const what = registered.get(address);
  if (what !== undefined) {
    if (written === address || (allowsLowerCase && written === written.toLowerCase())) return;
    return `has a wrong checksum. It is ${what}: write ${address}, or on a page <Address of="…" />`;
  }
  const [near] = [...registered].filter(([other]) => digitsApart(other, address) <= 2);
  return near
    ? `is not in the registry, but nearly ${near[0]}, ${near[1]}. Correct the digits`
    : 'is not in the registry. On a page write <Address of="…" />; if the contract is missing, add it to facts/registry/ with its source; an address that only the sandbox has belongs in facts/registry/sandbox.ts';
}

function digitsApart(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return [...first].filter((digit, index) => digit !== second[index]).length;
}
