/** By this symbol `inspect` finds how an object prints itself. */
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

type Encoding = 'utf8' | 'utf-8' | 'hex' | 'base64' | 'base64url' | 'latin1' | 'binary' | 'ascii';

/** As much of Node's `Buffer` as programs use: bytes from and to text, put together and compared. */
export class ProgramBuffer extends Uint8Array {
  static override from(
    source: string | ArrayLike<number> | Iterable<number> | ArrayBuffer,
    encoding?: unknown,
    length?: number,
  ): ProgramBuffer {
    if (source instanceof ArrayBuffer)
      return new ProgramBuffer(source, Number(encoding ?? 0), length);
    const bytes =
      typeof source === 'string'
        ? bytesOf(source, (encoding as Encoding | undefined) ?? 'utf8')
        : Uint8Array.from(source as ArrayLike<number>);
    const made = new ProgramBuffer(bytes.length);
    made.set(bytes);
    return made;
  }

  static alloc = (length: number, value = 0): ProgramBuffer =>
    new ProgramBuffer(length).fill(value);
  static allocUnsafe = (length: number): ProgramBuffer => new ProgramBuffer(length);
  static isBuffer = (value: unknown): value is ProgramBuffer => value instanceof ProgramBuffer;
  static byteLength = (text: string, encoding: Encoding = 'utf8'): number =>
    bytesOf(text, encoding).length;

  static concat(parts: readonly Uint8Array[]): ProgramBuffer {
    const made = new ProgramBuffer(parts.reduce((sum, {length}) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      made.set(part, at);
      at += part.length;
    }
    return made;
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, at) => byte === other[at]);
  }

  override toString(encoding: Encoding = 'utf8'): string {
    if (encoding === 'hex')
      return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (encoding === 'utf8' || encoding === 'utf-8') return new TextDecoder().decode(this);
    const text = Array.from(this, (byte) => String.fromCharCode(byte)).join('');
    if (encoding === 'base64') return btoa(text);
    if (encoding === 'base64url')
      return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return text;
  }

  toJSON(): {type: 'Buffer'; data: number[]} {
    return {type: 'Buffer', data: [...this]};
  }

  [CUSTOM](): string {
    const hex = Array.from(this.subarray(0, 50), (byte) => byte.toString(16).padStart(2, '0'));
    const left = this.length - hex.length;
    const more = left > 0 ? ` ... ${left} more byte${left > 1 ? 's' : ''}` : '';
    return `<Buffer${hex.map((byte) => ` ${byte}`).join('')}${more}>`;
  }
}

function bytesOf(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'hex') {
    const pairs = /^[\da-f]*/i.exec(text)?.[0].match(/../g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  }
  if (encoding === 'base64' || encoding === 'base64url')
    return codesOf(
      atob(
        text
          .replaceAll('-', '+')
          .replaceAll('_', '/')
          .replace(/[^\w+/]/g, ''),
      ),
    );
  return /^utf-?8$/.test(encoding) ? new TextEncoder().encode(text) : codesOf(text);
}

const codesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

// Programs print it.
Object.defineProperty(ProgramBuffer, 'name', {value: 'Buffer'});
