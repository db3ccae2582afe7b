import {ETHER, type Party} from '../../../protocol/deltaLedger';
import {parseAmount, parseInteger} from '../../../protocol/parseDecimal';
import {addressText, readAddress} from '../addressFields';
import {shortened} from '../../shortened';

/** Digits after the point of every amount here, whatever the currency has. */
export const LEDGER_DECIMALS = 18n;

/** The first spelling of each symbol, by its small letters: `usdc` after `USDC` is the same currency. */
export type Symbols = Map<string, string>;

/** Characters of what a line holds that are shown again. */
export const SHOWN = 20;

/** Why a line does not fit, in a sentence. */
export class Misfit extends Error {}

/** The words of a line, taken one after another. */
export class LedgerCursor {
  private readonly words: string[];

  constructor(
    words: readonly string[],
    private readonly symbols: Symbols,
  ) {
    this.words = [...words];
  }

  amount(): bigint {
    const word = this.words.shift() ?? '';
    const parsed = parseAmount(word, {decimals: LEDGER_DECIMALS, zero: true});
    if ('problem' in parsed) throw new Misfit(parsed.problem);
    return parsed.value;
  }

  /** An amount, or what stands for the open delta: `ALL`, or no amount at all. */
  amountOr<Open extends string>(open: Open): bigint | Open {
    const [next = ''] = this.words;
    if (/^all$/i.test(next)) {
      this.words.shift();
      return open;
    }
    if (!/^(?!0x)[-+−–]?[\d.]/i.test(next)) return open;
    const amount = this.amount();
    // As in calldata.
    return amount === 0n ? open : amount;
  }

  bips(): bigint {
    const parsed = parseInteger(this.words.shift() ?? '', {least: 0n, most: 65_535n});
    if ('problem' in parsed) throw new Misfit(parsed.problem);
    return parsed.value;
  }

  currency(): string {
    const word = this.words.shift() ?? '';
    if (/^0x/i.test(word)) return currencyAt(word);
    if (!/^[A-Za-z]\w{0,11}$/.test(word)) {
      throw new Misfit('A currency is missing, a symbol or an address.');
    }
    const symbol = this.symbols.get(word.toLowerCase()) ?? word;
    this.symbols.set(word.toLowerCase(), symbol);
    return symbol.toUpperCase() === ETHER ? ETHER : symbol;
  }

  party(): Party {
    if (!/^contract$/i.test(this.words[0] ?? '')) return 'caller';
    this.words.shift();
    return 'contract';
  }

  end(): void {
    if (this.words.length > 0)
      throw new Misfit(`"${shortened(this.words.join(' '), SHOWN)}" does not belong there.`);
  }
}

function currencyAt(text: string): string {
  const parsed = readAddress(text);
  if ('problem' in parsed) throw new Misfit(parsed.problem);
  return parsed.value === 0n ? ETHER : addressText(parsed.value);
}
