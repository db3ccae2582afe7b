import {RLP} from '@ethereumjs/rlp';
import {KECCAK256_RLP} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3.js';

export type Leaf = readonly [key: Uint8Array, value: Uint8Array];

type Path = {nibbles: Uint8Array; value: Uint8Array};
type Node = (Uint8Array | Node)[];

const EMPTY = new Uint8Array(0);

/** The root of the Merkle Patricia trie that holds these values by their keys, each key once. */
export function rootOf(leaves: readonly Leaf[]): Uint8Array {
  if (leaves.length === 0) return KECCAK256_RLP;
  const paths = leaves.map(([key, value]) => ({nibbles: nibblesOf(key), value}));
  return keccak_256(RLP.encode(nodeOf(paths, 0)));
}

/** The root of a trie whose keys are the positions in a list, as a block's header has it. */
export const rootOfList = (values: readonly Uint8Array[]): Uint8Array =>
  rootOf(values.map((value, index) => [RLP.encode(index), value]));

/** The node above paths that agree in their first nibbles, as many as `depth`. */
function nodeOf(paths: readonly Path[], depth: number): Node {
  const [first] = paths as [Path];
  if (paths.length === 1) return [packed(first.nibbles.subarray(depth), true), first.value];

  const shared = sharedNibbles(paths, depth);
  if (shared > depth) {
    const extension = packed(first.nibbles.subarray(depth, shared), false);
    return [extension, reference(nodeOf(paths, shared))];
  }
  const branches = Array.from({length: 16}, (): Path[] => []);
  let value: Uint8Array = EMPTY;
  for (const path of paths) {
    const nibble = path.nibbles[depth];
    if (nibble === undefined) value = path.value;
    else branches[nibble]?.push(path);
  }
  return [
    ...branches.map((branch) =>
      branch.length === 0 ? EMPTY : reference(nodeOf(branch, depth + 1)),
    ),
    value,
  ];
}

/** To how many nibbles the paths agree. */
function sharedNibbles(paths: readonly Path[], depth: number): number {
  const [first] = paths as [Path];
  let shared = depth;
  const agree = ({nibbles}: Path) =>
    shared < nibbles.length && nibbles[shared] === first.nibbles[shared];
  while (paths.every(agree)) shared++;
  return shared;
}

/** Nodes shorter than 32 bytes stand in their parent as they are. */
function reference(node: Node): Uint8Array | Node {
  const encoded = RLP.encode(node);
  return encoded.length < 32 ? node : keccak_256(encoded);
}

function nibblesOf(bytes: Uint8Array): Uint8Array {
  const nibbles = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, index) => nibbles.set([byte >> 4, byte & 15], 2 * index));
  return nibbles;
}

/** Nibbles as bytes, with a prefix for whether they are odd in number and end in a leaf. */
function packed(nibbles: Uint8Array, isLeaf: boolean): Uint8Array {
  const isOdd = nibbles.length % 2;
  const flag = (isLeaf ? 2 : 0) + isOdd;
  const all = isOdd ? [flag, ...nibbles] : [flag, 0, ...nibbles];
  return Uint8Array.from(
    {length: all.length / 2},
    (_, index) => ((all[2 * index] ?? 0) << 4) | (all[2 * index + 1] ?? 0),
  );
}
