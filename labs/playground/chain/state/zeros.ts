import {NO_VALUE, type State} from './state';

/**
 * Zeros that count in anvil's state root, unlike in Ethereum's: a transaction that reads an empty
 * slot of a saved account, or looks at an address without an account, leaves it there as a zero.
 */
export class Zeros {
  /** Whether what runs is a transaction of a block. */
  private isNoting = false;
  private readonly saved: ReadonlySet<string>;
  private readonly readSlots: [address: string, slot: string][] = [];
  private readonly newSlots: [address: string, slot: string][] = [];
  private readonly missingAccounts = new Set<string>();

  constructor(private readonly state: State) {
    this.saved = new Set(state.accounts.keys());
  }

  begin(): void {
    this.isNoting = true;
  }

  noteAccount(address: string): void {
    if (this.isNoting && !this.state.accounts.has(address)) this.missingAccounts.add(address);
  }

  noteRead(address: string, slot: string): void {
    if (this.isNoting && this.saved.has(address)) this.readSlots.push([address, slot]);
  }

  noteWrite(address: string, slot: string): void {
    if (this.isNoting && this.state.slot(address, slot) === undefined) {
      this.newSlots.push([address, slot]);
    }
  }

  /** After a transaction: new slots that ended as zero go, slots that were read as zero stay. */
  settle(): void {
    const {state} = this;
    for (const [address, slot] of this.newSlots) {
      if (state.slot(address, slot)?.length === 0) state.setSlot(address, slot, undefined);
    }
    for (const [address, slot] of this.readSlots) {
      if (state.slot(address, slot) === undefined) state.setSlot(address, slot, NO_VALUE);
    }
    for (const address of this.missingAccounts) {
      if (!state.accounts.has(address)) state.set(address, {});
    }
    this.forget();
  }

  forget(): void {
    this.isNoting = false;
    this.readSlots.length = 0;
    this.newSlots.length = 0;
    this.missingAccounts.clear();
  }
}
