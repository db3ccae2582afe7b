/** Where an identifier was seen: in a published ABI, a published source, published code. */
export type Evidence = 'abi' | 'source' | 'bytecode';

/** A string or custom error that a published contract may revert with. */
export type Identifier = {
  package: string;
  contract: string;
  /** The string, as `Too little received`, or the error's signature, as `InvalidNonce()`. */
  text: string;
  kind: 'string' | 'error';
  evidence: Evidence[];
};
