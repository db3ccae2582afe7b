import {keccak_256} from '@noble/hashes/sha3.js';
import {Blocks} from './blocks/blocks';
import {createMachine} from './execution/createMachine';
import {baseFeeAfter, type Environment, environmentOf} from './execution/environment';
import type {Machine} from './execution/execute';
import {bytesOf, type Hex} from './hex';
import type {SavedChain, SavedHistory} from './saved';
import {Codes, type CodeSource} from './state/codes';
import {EvmState} from './state/evmState';
import {State} from './state/state';
import {StateRoot} from './state/stateRoot';
import {Zeros} from './state/zeros';
import {Pool} from './transactions/pool';

const SECONDS_PER_BLOCK = 12n;

export type Sources = {
  /** What came before the saved state; asked for at most once. */
  history?: () => Promise<SavedHistory>;
  code: CodeSource;
};

/** What `evm_revert` goes back to. */
type Snapshot = {statePosition: number; blockNumber: number; environment: Environment};

/** All that a chain consists of; methods read and change it. */
export class Ledger {
  readonly pool = new Pool();
  readonly impersonated = new Set<Hex>();
  readonly snapshots = new Map<number, Snapshot>();
  nextSnapshot = 0;
  /** Whether each transaction is mined when it comes. */
  minesAtOnce = true;
  /** Of the next block, in seconds, where it was set. */
  nextTimestamp: bigint | undefined;

  private constructor(
    /** Of the saved block. */
    readonly firstNumber: bigint,
    readonly state: State,
    readonly codes: Codes,
    readonly zeros: Zeros,
    readonly stateRoot: StateRoot,
    readonly blocks: Blocks,
    readonly machine: Machine,
    /** Of the newest block. */
    public environment: Environment,
    /** Of the next block, in wei per gas; going back to a snapshot does not change it. */
    public nextBaseFee: bigint,
  ) {}

  static async create(saved: SavedChain, {history, code}: Sources): Promise<Ledger> {
    const state = new State(saved.accounts);
    const codes = new Codes(code);
    const zeros = new Zeros(state);
    const evmState = new EvmState(state, codes, zeros);
    const blocks = new Blocks(saved.block, history);
    const evm = await createMachine({
      state: evmState,
      hashOf: (number) => blocks.hashOf(number),
    });
    const {header} = saved.block;
    return new Ledger(
      ...([
        BigInt(header.number),
        state,
        codes,
        zeros,
        new StateRoot(state, saved.accounts),
        blocks,
      ] as const),
      {evm, state, evmState},
      environmentOf(header),
      baseFeeAfter(header),
    );
  }

  /** What the next block will be. */
  nextEnvironment(): Environment {
    const number = this.environment.number + 1n;
    const littleEndian = new Uint8Array(8);
    new DataView(littleEndian.buffer).setBigUint64(0, number, true);
    return {
      number,
      timestamp: this.nextTimestamp ?? this.environment.timestamp + SECONDS_PER_BLOCK,
      baseFee: this.nextBaseFee,
      // As anvil derives it.
      prevRandao: keccak_256(
        Uint8Array.from([...bytesOf(this.blocks.latest.hash), ...littleEndian]),
      ),
    };
  }
}
