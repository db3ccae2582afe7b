import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readTypeScript} from '.';
import type {Export, Member} from './model';

const site = mkdtempSync(path.join(tmpdir(), 'fixture-'));
afterAll(() => rmSync(site, {recursive: true}));

function writeFixture(name: string, version: string, declarations: string): void {
  const folder = path.join(site, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  const manifest = {name, version, types: './index.d.ts'};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.d.ts'), declarations);
}

writeFixture(
  '@fixture/base',
  '1.2.3',
  `/** Holds one thing. */
  export declare class Box<T> {
    /** What it holds. */
    readonly held: T;
    protected constructor(held: T);
    /** Looks into it. */
    look(): T | undefined;
    private secret;
  }`,
);

writeFixture(
  '@fixture/kit',
  '4.5.6',
  `import {Box} from '@fixture/base';
  export {Box as Crate} from '@fixture/base';

  export declare enum Level { Low = 1, High = 2 }
  export declare enum Word { Yes = 'yes' }

  /** The greatest level. */
  export declare const MAX = 2;
  export declare const LEVELS: { readonly [name: string]: Level };

  /** @deprecated use {@link convert} */
  export declare const old: (level: number) => string;

  /**
   * Converts.
   * @param text what to convert
   * @returns the number
   * @throws when there is none
   * @see elsewhere
   */
  export declare function convert(text: string): number;
  export declare function convert<T extends Level = Level.Low>(level: T, ...rest: string[]): T;

  /**
   * @param first the first
   * @param second the second
   * @param third nowhere
   */
  export declare function apart({ first, second, }: { first: string; second?: number; }): void;
  export declare function isText(value: unknown): value is string;

  export type Pair<A, B = A> = [first: A, second?: B];
  export type Options = {
    /** How long. */
    timeSeconds: number;
    run?(this: Options, input: string): void;
  };
  export type Unwrapped<T> = T extends Promise<infer U> ? U : never;
  export type Flags = { readonly [K in keyof Options]?: boolean };
  export type Address = \`0x\${string}\`;
  export type Choice = 'second' | 'first' | { at: Level } | null;

  export interface Caller {
    (input: string): void;
    new (input: string): Caller;
    readonly 'not a name': (string | number)[];
    [key: string]: unknown;
  }

  export interface Wide extends Options { extra: () => Promise<Level.High> }

  /** A box of numbers. */
  export declare abstract class NumberBox extends Box<number> implements Iterable<number> {
    static count: number;
    optional?: string;
    /** Its width in metres. */
    get width(): number;
    set width(value: number);
    get depth(): number;
    protected abstract hide(): this;
    add(other: number): NumberBox;
    /** Adds many. */
    add(others: readonly number[]): NumberBox;
    [Symbol.iterator](): Iterator<number>;
    constructor(first: number);
  }

  export declare class Failure extends Error { readonly code: 1n }

  export declare namespace inner { const DEPTH: -1; }

  declare const nameless: number;
  export default nameless;
  `,
);

let exports: Export[];
beforeAll(async () => {
  const modules = await readTypeScript(site, ['@fixture/base', '@fixture/kit']);
  exports = modules[1]?.exports ?? [];
});

function find<Kind extends Export['kind']>(name: string, kind: Kind): Export & {kind: Kind} {
  const exported = exports.find((one) => one.name === name);
  expect(exported?.kind).toBe(kind);
  return exported as Export & {kind: Kind};
}

const signatures = (members: {signature: string}[]) => members.map(({signature}) => signature);
const member = (members: Member[], name: string) => members.find((one) => one.name === name);

const quoted = (text: string) => ({
  from: 'package',
  package: '@fixture/kit',
  version: '4.5.6',
  text,
});

test('names every export, in the order of the package', () => {
  expect(signatures(exports)).toEqual([
    'class Crate<T>',
    'enum Level',
    'enum Word',
    'const MAX: 2',
    'const LEVELS: {readonly [name: string]: Level}',
    'function old(level: number): string',
    'function convert(text: string): number',
    'function apart({first, second}: {first: string; second?: number}): void',
    'function isText(value: unknown): value is string',
    'type Pair<A, B = A> = [first: A, second?: B]',
    'type Options = {timeSeconds: number; run?(this: Options, input: string): void}',
    'type Unwrapped<T> = T extends Promise<infer U> ? U : never',
    'type Flags = {readonly [K in keyof Options]?: boolean}',
    'type Address = `0x${string}`',
    "type Choice = 'second' | 'first' | {at: Level} | null",
    'interface Caller',
    'interface Wide extends Options',
    'abstract class NumberBox extends Box<number> implements Iterable<number>',
    'class Failure extends Error',
    'namespace inner',
    'const default: number',
  ]);
});

test('gives the line that imports a value, a type and a default', () => {
  expect(find('MAX', 'constant').importLine).toBe("import {MAX} from '@fixture/kit';");
  expect(find('Pair', 'type').importLine).toBe("import type {Pair} from '@fixture/kit';");
  expect(find('default', 'constant').importLine).toBe(
    "import {default as name} from '@fixture/kit';",
  );
});

test('writes every member of a class, but no private one', () => {
  expect(signatures(find('NumberBox', 'class').members)).toEqual([
    'readonly held: number',
    'look(): number | undefined',
    'static count: number',
    'optional?: string',
    'get width(): number; set width(value: number)',
    'get depth(): number',
    'protected abstract hide(): this',
    'add(other: number): NumberBox',
    'add(others: readonly number[]): NumberBox',
    '[Symbol.iterator](): Iterator<number>',
    'new NumberBox(first: number)',
  ]);
  expect(signatures(find('Crate', 'class').members)).toContain('protected constructor(held: T)');
});

test('says where an inherited member comes from, and whose words describe it', () => {
  const {members} = find('NumberBox', 'class');
  const inherited = members.filter(({inheritedFrom}) => inheritedFrom).map(({name}) => name);
  expect(inherited).toEqual(['held', 'look']);
  expect(member(members, 'held')).toMatchObject({
    inheritedFrom: {type: 'Box', package: '@fixture/base'},
    text: {package: '@fixture/base', version: '1.2.3', text: 'What it holds.'},
  });
  expect(find('NumberBox', 'class').text).toEqual(quoted('A box of numbers.'));
});

test('leaves out what every error has', () => {
  expect(signatures(find('Failure', 'class').members)).toEqual(['readonly code: 1n']);
});

test('flags members', () => {
  const {members} = find('NumberBox', 'class');
  expect(member(members, 'count')).toMatchObject({isStatic: true});
  expect(member(members, 'optional')).toMatchObject({isOptional: true, type: 'string'});
  expect(member(members, 'width')).toMatchObject({
    kind: 'accessor',
    text: quoted('Its width in metres.'),
  });
  expect(member(members, 'depth')).toMatchObject({kind: 'accessor'});
});

test('counts overloads and describes each by itself', () => {
  const adds = find('NumberBox', 'class').members.filter(({name}) => name === 'add');
  expect(adds.map(({overload, text}) => [overload, text?.text])).toEqual([
    [1, undefined],
    [2, 'Adds many.'],
  ]);
  expect(signatures(find('convert', 'function').overloads)).toEqual([
    'function convert(text: string): number',
    'function convert<T extends Level = Level.Low>(level: T, ...rest: string[]): T',
  ]);
});

test('describes parameters and result', () => {
  expect(find('convert', 'function').overloads[0]).toMatchObject({
    text: quoted('Converts.'),
    parameters: [{name: 'text', type: 'string', text: quoted('what to convert')}],
    returns: {type: 'number', text: quoted('the number')},
  });
  expect(find('convert', 'function').overloads[1]).toMatchObject({
    parameters: [{name: 'level'}, {name: 'rest', type: 'string[]'}],
  });
});

test('describes the fields of a parameter that is taken apart', () => {
  const [overload] = find('apart', 'function').overloads;
  const fields = overload?.parameters[0]?.fields ?? [];
  expect(fields.map(({name, isOptional, text}) => [name, isOptional, text?.text])).toEqual([
    ['first', false, 'the first'],
    ['second', true, 'the second'],
  ]);
});

test('gives the values of an enum', () => {
  const values = (name: string) => find(name, 'enum').members.map((one) => [one.name, one.value]);
  expect(values('Level')).toEqual([
    ['Low', 1],
    ['High', 2],
  ]);
  expect(values('Word')).toEqual([['Yes', 'yes']]);
});

test('writes every member of an interface and of an object type', () => {
  expect(signatures(find('Caller', 'interface').members)).toEqual([
    '(input: string): void',
    'new (input: string): Caller',
    "readonly 'not a name': (string | number)[]",
    '[key: string]: unknown',
  ]);
  const {members} = find('Wide', 'interface');
  expect(signatures(members)).toEqual([
    'timeSeconds: number',
    'run?(this: Options, input: string): void',
    'extra: () => Promise<Level.High>',
  ]);
  expect(member(members, 'run')?.inheritedFrom?.type).toBe('Options');
  const {fields} = find('Options', 'type').value;
  expect(member(fields, 'timeSeconds')?.text).toEqual(quoted('How long.'));
});
