import {type Hex, ZERO_HASH} from '../hex';
import type {Header, Receipt, SavedBlock, SavedHistory, TransactionJson} from '../saved';

export type Block = SavedBlock & {
  /** The position of the state after it. */
  statePosition: number;
};

export type MinedTransaction = {transaction: TransactionJson; receipt: Receipt};

/** Blocks and their transactions; those before the saved state are loaded when they are asked for. */
export class Blocks {
  private readonly byNumber: (Block | undefined)[] = [];
  private readonly mined = new Map<Hex, MinedTransaction>();

  constructor(
    newest: SavedBlock,
    /** Nothing once it is loaded, or where there is none. */
    private history: (() => Promise<SavedHistory>) | undefined,
  ) {
    this.byNumber[Number(newest.header.number)] = {...newest, statePosition: 0};
  }

  get latest(): Block {
    return this.byNumber[this.byNumber.length - 1] as Block;
  }

  get latestNumber(): number {
    return this.byNumber.length - 1;
  }

  add(block: Block, mined: readonly MinedTransaction[]): void {
    this.byNumber.push(block);
    for (const one of mined) this.mined.set(one.transaction.hash, one);
  }

  /** Forgets the blocks after this one. */
  cutAfter(number: number): void {
    for (const block of this.byNumber.splice(number + 1)) {
      for (const hash of block?.transactions ?? []) this.mined.delete(hash);
    }
  }

  async numbered(number: number): Promise<Block | undefined> {
    if (number <= this.latestNumber && !this.byNumber[number]) await this.recall();
    return this.byNumber[number];
  }

  async hashed(hash: Hex): Promise<Block | undefined> {
    const find = () => this.byNumber.find((block) => block?.hash === hash);
    const found = find();
    if (found) return found;
    await this.recall();
    return find();
  }

  /** A block's hash; of a block that is not loaded, by what the next one says of it. */
  async hashOf(number: number): Promise<Hex> {
    const child: Header | undefined = this.byNumber[number + 1]?.header;
    if (!this.byNumber[number] && child) return child.parentHash;
    return (await this.numbered(number))?.hash ?? ZERO_HASH;
  }

  async transaction(hash: Hex): Promise<MinedTransaction | undefined> {
    if (!this.mined.has(hash)) await this.recall();
    return this.mined.get(hash);
  }

  /** Transactions of a block, in its order. */
  async transactionsOf(block: Block): Promise<MinedTransaction[]> {
    // The newest saved block is there before its transactions are.
    if (!block.transactions.every((hash) => this.mined.has(hash))) await this.recall();
    return this.loadedTransactionsOf(block);
  }

  /** The same without those of the saved chain, until they are loaded. */
  loadedTransactionsOf({transactions}: Block): MinedTransaction[] {
    return transactions.flatMap((hash) => this.mined.get(hash) ?? []);
  }

  private async recall(): Promise<void> {
    if (!this.history) return;
    const {blocks, transactions} = await this.history();
    this.history = undefined;
    for (const {transaction, receipt} of transactions) {
      this.mined.set(transaction.hash, {transaction, receipt});
    }
    for (const block of blocks) {
      this.byNumber[Number(block.header.number)] ??= {...block, statePosition: 0};
    }
  }
}
