import {Joi} from '@docusaurus/utils-validation';
import type {CommandNote} from '../commands/notes';

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
  /** Of the Universal Router: by the names of their constants. */
  commands?: Record<string, CommandNote>;
};

/** A text in Markdown. */
export const textSchema = Joi.string().trim();

/** What may be said of a value. */
export const valueShape = {
  is: textSchema,
  unit: textSchema,
  range: textSchema,
  zero: textSchema,
  maximum: textSchema,
  rounding: textSchema,
};

/** The shape of what is said of a value. */
export const valueSchema = Joi.object<ValueNote>(valueShape);

/** The shape of an example: a region of a program, and lines of what it printed. */
export const exampleSchema = Joi.object<ExampleNote>({
  program: textSchema.pattern(/^[\w/.-]+\.(ts|cjs|sol)#[\w-]+$/).required(),
  output: textSchema.pattern(/^[\w/.-]+\.(ts|cjs):\d+(-\d+)?$/),
});

/** The shape of a way in which a call fails. */
export const revertSchema = Joi.object<RevertNote>({
  error: textSchema.required(),
  when: textSchema.required(),
});

const values = Joi.object().pattern(Joi.string(), valueSchema);

const member = Joi.object<MemberNote>({
  does: textSchema.required(),
  callers: textSchema,
  parameters: values,
  returns: values,
  reverts: Joi.array().items(revertSchema),
  effects: Joi.array().items(textSchema),
  examples: Joi.array().items(exampleSchema),
  security: textSchema,
  see: Joi.array().items(textSchema),
});

const members = Joi.object().pattern(Joi.string(), member).default({});

/** The shape of the file beside a reference page. */
export const notesSchema = Joi.object<Notes>({
  contract: textSchema.required(),
  source: textSchema.uri({scheme: 'https'}).required(),
  implementedBy: textSchema,
  functions: members,
  events: members,
  errors: members,
  modifiers: members,
  deployment: member,
  structs: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object<StructNote>({is: textSchema.required(), fields: values.default({})}),
    )
    .default({}),
  constants: values.default({}),
});
