import {KECCAK256_NULL, bytesToHex} from '@ethereumjs/util';
import {keccak, type Hex} from '../hex';

/** Gives the code of this hash, which the saved state names; rejects where it cannot be loaded. */
export type CodeSource = (hash: Hex) => Promise<Uint8Array>;

export const NO_CODE = new Uint8Array(0);
export const NO_CODE_HASH = bytesToHex(KECCAK256_NULL);

/** Code of contracts by its hash; what is missing comes from the source when it is first asked for. */
export class Codes {
  private readonly loaded = new Map<Hex, Uint8Array>([[NO_CODE_HASH, NO_CODE]]);

  constructor(private readonly source: CodeSource) {}

  async get(hash: Hex): Promise<Uint8Array> {
    const code = this.loaded.get(hash) ?? (await this.source(hash));
    this.loaded.set(hash, code);
    return code;
  }

  /** Keeps a new code and gives its hash. */
  add(code: Uint8Array): Hex {
    const hash = keccak(code);
    if (!this.loaded.has(hash)) this.loaded.set(hash, code);
    return hash;
  }
}
