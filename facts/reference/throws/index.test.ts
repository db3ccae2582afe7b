import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readThrows} from '.';
import type {PackageThrows} from './model';

const site = mkdtempSync(path.join(tmpdir(), 'throws-'));
afterAll(() => rmSync(site, {recursive: true}));

/** Installs a package whose ES module and declarations are these. */
function install(name: string, code: string, declarations: string): void {
  const folder = path.join(site, 'node_modules', name);
  mkdirSync(path.join(folder, 'dist'), {recursive: true});
  const manifest = {name, version: '1.0.0', module: 'dist/index.js'};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'dist/index.js'), code);
  writeFileSync(path.join(folder, 'dist/index.d.ts'), declarations);
}

let kit: PackageThrows | undefined;
beforeAll(() => {
  install(
    '@fixture/base',
    `
    import invariant from 'tiny-invariant';
    export class Amount {
      constructor(size) { invariant(size >= 0, 'SIZE'); this.size = size; }
      static of(size) { return new Amount(size); }
      half() { return this.checked() / 2; }
      checked() { return this.size; }
      get whole() { if (this.size % 1) throw new Error(\`\${this.size} is no integer.\`); return this.size; }
    }
    export class Strict extends Amount {
      checked() { if (this.size > Strict.MOST) throw new RangeError(Strict.MESSAGE); return super.checked(); }
      make() { return new this.constructor(1); }
    }
    Strict.MESSAGE = 'Too much';
    export function refuse() { throw new Error('refused ' + 1 + ' time'); }
    `,
    `
    export declare class Amount {
      readonly size: number;
      constructor(size: number);
      static of(size: number): Amount;
      half(): number;
      checked(): number;
      get whole(): number;
    }
    export declare class Strict extends Amount { static MESSAGE: string; static MOST: number; checked(): number; make(): Strict }
    export declare function refuse(): never;
    `,
  );
  install(
    '@fixture/kit',
    `
    import {Amount, refuse} from '@fixture/base';
    import JSBI from 'jsbi';
    export class Account {
      constructor(amount) { this.amount = amount; }
      useGetter() { return this.amount.whole; }
      useMethod() { return this.amount.half(); }
      useExact() { return new Amount(1).half(); }
      useStatic() { return Amount.of(1); }
      usePrivate() { return this.hide(this.amount); }
      hide(amount) { return amount.whole; }
      useByName(list) { return list.map(refuse); }
      useCatch() { try { refuse(); } catch (error) { return 0; } }
      useRethrow() { try { refuse(); } catch (error) { if (error.isOdd) return 0; throw error; } }
      useFields() { const {whole} = this.amount; return whole; }
      useInterface(source) { return source.read(); }
      useUnknown(value) { return value.run(); }
      useForeign() { return JSBI.BigInt('x'); }
    }
    export class Reader { read() { throw Error; } }
    export const arrow = (amount) => amount.whole;
    `,
    `
    import {Amount} from '@fixture/base';
    export interface Source { read(): number }
    export declare class Account {
      readonly amount: Amount;
      constructor(amount: Amount);
      useGetter(): number;
      useMethod(): number;
      useExact(): number;
      useStatic(): Amount;
      usePrivate(): number;
      private hide;
      useByName(list: number[]): never[];
      useCatch(): number;
      useRethrow(): number;
      useFields(): number;
      useInterface(source: Source): number;
      useUnknown(value: any): number;
      useForeign(): unknown;
    }
    export declare class Reader implements Source { read(): never }
    export declare const arrow: (amount: Amount) => number;
    `,
  );
  kit = readThrows(site, {'@fixture/base': [], '@fixture/kit': ['@fixture/base']}).at(1);
});

const reached = (member: string, of = 'Account') => kit?.exports[of]?.[member]?.thrown ?? [];
const texts = (member: string, of?: string) => reached(member, of).map(({text}) => text);

test.each([
  ['useGetter', ['… is no integer.']],
  ['useFields', ['… is no integer.']],
  ['useStatic', ['SIZE']],
  ['useByName', ['refused … time']],
  ['useRethrow', ['refused … time']],
  ['useInterface', ['Error']],
  ['constructor', []],
  ['useForeign', []],
])('follows what %s calls', (member, errors) => {
  expect(texts(member)).toEqual(errors);
});

test('follows a constant function', () => {
  expect(texts('', 'arrow')).toEqual(['… is no integer.']);
});

test('takes for a value every class that its type allows', () => {
  expect(texts('useMethod')).toEqual(['Too much']);
});

test('takes for a value that `new` made its class only', () => {
  expect(texts('useExact')).toEqual(['SIZE']);
});

test('infers the type of a private parameter from the calls', () => {
  expect(texts('usePrivate')).toEqual(['… is no integer.']);
});

test('leaves out what a `catch` swallows', () => {
  expect(texts('useCatch')).toEqual([]);
});

test('names the way to an error, its place and whether it is an invariant', () => {
  expect(reached('useStatic')).toEqual([
    {
      text: 'SIZE',
      isInvariant: true,
      path: ['Account.useStatic', 'Amount.of', 'new Amount'],
      at: '@fixture/base/dist/index.js:4',
    },
  ]);
});

test('lists a call that it cannot follow', () => {
  expect(kit?.exports.Account?.useUnknown).toEqual({
    thrown: [],
    open: [
      {call: 'value.run', at: expect.stringContaining('@fixture/kit/dist/index.js') as string},
    ],
  });
});
