import type {Call, Export, Member} from '../facts/reference/typescript/model';
import type {Module, SdkSources} from '../pages/sdk/sdkSources';
import type {ExportNote, MemberNote} from '../pages/sdk/exportNotes';
import type {SdkPage} from '../pages/sdk/readSdkNotes';
import {sdkSignatures} from '../pages/sdk/sdkFaults';

const flags = {isStatic: false, isOptional: false};

/** A method that takes one number and gives another, or with other facts. */
export const methodOf = (name: string, facts: Partial<Member & Call> = {}): Member =>
  ({
    ...flags,
    kind: 'method',
    name,
    signature: `${name}(amount: BigintIsh): JSBI`,
    parameters: [{name: 'amount', type: 'BigintIsh', fields: [], isOptional: false}],
    returns: {type: 'JSBI'},
    ...facts,
  }) as Member;

/** A property of a type, or with other facts. */
export const propertyOf = (name: string, type: string, facts: Partial<Member> = {}): Member =>
  ({
    ...flags,
    kind: 'property',
    name,
    type,
    fields: [],
    signature: `${name}: ${type}`,
    ...facts,
  }) as Member;

/** A class of members, or an interface. */
export const classOf = (name: string, members: Member[], facts: Partial<Export> = {}): Export =>
  ({
    kind: 'class',
    name,
    importLine: `import {${name}} from 'kit';`,
    signature: `class ${name}`,
    typeParameters: [],
    extends: [],
    implements: [],
    members,
    ...facts,
  }) as Export;

/** Any other export. */
export const exportOf = (name: string, body: Record<string, unknown>): Export =>
  ({
    name,
    importLine: `import {${name}} from 'kit';`,
    signature: name,
    ...body,
  }) as unknown as Export;

/** A note of a method in which nothing is wrong. */
export const methodNote = (facts: Partial<MemberNote> = {}): MemberNote => ({
  does: 'Doubles.',
  parameters: {amount: {is: 'How much.', unit: 'wei'}},
  returns: {is: 'Twice as much.', unit: 'wei'},
  throws: [],
  ...facts,
});

/** What is said of an export. */
export const exportNote = (facts: Partial<ExportNote> = {}): ExportNote => ({
  members: {},
  internal: {},
  ...facts,
});

/** The page of these exports of the package `kit`; of one, it is named after it. */
export const pageOf = (
  exports: Record<string, ExportNote>,
  facts: Partial<SdkPage> = {},
): SdkPage => {
  const [first = ''] = Object.keys(exports);
  const isOfOne = Object.keys(exports).length === 1;
  return {
    route: `/sdk/kit/${isOfOne ? first : 'overview'}`,
    file: `docs/sdk/kit/${isOfOne ? first : 'overview'}.yaml`,
    module: 'kit',
    isOfOne,
    exports: new Map(Object.entries(exports)),
    internal: {},
    ...facts,
  };
};

/** The package `kit` with these exports. */
export const moduleOf = (exports: readonly Export[]): Module => ({
  name: 'kit',
  version: '1.2.3',
  exports: new Map(exports.map((one) => [one.name, one])),
});

/** Sources of the package `kit` with its pages, written for what it exports. */
export const sdkSources = (
  exports: readonly Export[],
  pages: readonly SdkPage[],
  facts: Partial<SdkSources> = {},
): SdkSources => ({
  modules: new Map([['kit', moduleOf(exports)]]),
  pages,
  signatures: Object.fromEntries(exports.map((one) => [`kit/${one.name}`, sdkSignatures(one)])),
  examples: {
    'kit.ts': '// #region use\nuse();\n// #endregion use\n',
    'kit.output.txt': 'used\n',
  },
  sourceOf: () => "invariant(amount > 0, 'AMOUNT'); throw new Error(`${amount} is odd.`);",
  reachOf: () => undefined,
  descriptionOf: () => undefined,
  ...facts,
});
