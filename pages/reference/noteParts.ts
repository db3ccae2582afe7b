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
  /**
   * An identifier of the atlas; `none` where the revert carries no data, `passed on` where it is
   * that of a called contract, `Panic(0x11)` where it is the compiler's.
   */
  error: string;
  when: string;
  /** What the code reverts by, where the error does not name it: `FullMath.mulDiv`, `IERC20.balanceOf`. */
  from?: string[];
};

/** Why a function never reverts with what its code holds. */
export type UnreachableNote = {
  /** Identifiers, functions that revert without data, functions of other contracts. */
  from: string[];
  why: string;
};

/** A part of a program that calls the member, and the lines that it printed there. */
export type ExampleNote = {program: string; output?: string};

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
  from: Joi.array().items(textSchema).min(1),
});

/** The shape of reasons why reverts cannot happen. */
export const unreachableSchema = Joi.array().items(
  Joi.object<UnreachableNote>({
    from: Joi.array().items(textSchema).min(1).required(),
    why: textSchema.required(),
  }),
);
