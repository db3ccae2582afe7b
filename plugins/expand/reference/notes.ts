import {Joi} from '@docusaurus/utils-validation';

/** What a value means beyond its type. Texts are Markdown. */
export type ValueNote = {
  /** What it is, in a sentence. */
  is?: string;
  unit?: string;
  /** What it may be. */
  range?: string;
  /** What zero means. */
  zero?: string;
  /** What the largest value means. */
  maximum?: string;
  /** Which way it is rounded. */
  rounding?: string;
};

/** A way in which a call fails. */
export type RevertNote = {
  /** An identifier of the atlas; `none` where the revert carries no data. */
  error: string;
  when: string;
};

/** A part of a program that calls the member, and the lines that it printed there. */
export type ExampleNote = {program: string; output?: string};

/** What we say of a function, event, error, modifier or constructor. Texts are Markdown. */
export type MemberNote = {
  /** What it does, in one sentence. */
  does: string;
  callers?: string;
  parameters?: Record<string, ValueNote>;
  /** By name, or by position (`0`, `1`) where they have none. */
  returns?: Record<string, ValueNote>;
  reverts?: RevertNote[];
  /** Tokens moved, storage changed, events, callbacks to the caller. */
  effects?: string[];
  examples?: ExampleNote[];
  /** Security and gas, where they change what one does. */
  security?: string;
  see?: string[];
};

export type StructNote = {is: string; fields?: Record<string, ValueNote>};

/** The file beside a reference page: of which contract it is, and what we say of its members. */
export type Notes = {
  /** As `@uniswap/v3-core/UniswapV3Pool`. */
  contract: string;
  /** Where its source can be read, at a revision that does not change. */
  source: string;
  /** Of an interface: the contract whose page says what its members do. */
  implementedBy?: string;
  /** By name, or by signature where two share a name. */
  functions: Record<string, MemberNote>;
  events: Record<string, MemberNote>;
  errors: Record<string, MemberNote>;
  modifiers: Record<string, MemberNote>;
  /** Of the constructor. */
  deployment?: MemberNote;
  structs: Record<string, StructNote>;
  constants: Record<string, ValueNote>;
};

const text = Joi.string().trim();

const value = Joi.object<ValueNote>({
  is: text,
  unit: text,
  range: text,
  zero: text,
  maximum: text,
  rounding: text,
});

const values = Joi.object().pattern(Joi.string(), value);

const member = Joi.object<MemberNote>({
  does: text.required(),
  callers: text,
  parameters: values,
  returns: values,
  reverts: Joi.array().items(
    Joi.object<RevertNote>({error: text.required(), when: text.required()}),
  ),
  effects: Joi.array().items(text),
  examples: Joi.array().items(
    Joi.object<ExampleNote>({
      program: text.pattern(/^[\w/.-]+\.(ts|cjs|sol)#[\w-]+$/).required(),
      output: text.pattern(/^[\w/.-]+\.(ts|cjs):\d+(-\d+)?$/),
    }),
  ),
  security: text,
  see: Joi.array().items(text),
});

const members = Joi.object().pattern(Joi.string(), member).default({});

/** The shape of the file beside a reference page. */
export const notesSchema = Joi.object<Notes>({
  contract: text.required(),
  source: text.uri({scheme: 'https'}).required(),
  implementedBy: text,
  functions: members,
  events: members,
  errors: members,
  modifiers: members,
  deployment: member,
  structs: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object<StructNote>({is: text.required(), fields: values.default({})}),
    )
    .default({}),
  constants: values.default({}),
});
