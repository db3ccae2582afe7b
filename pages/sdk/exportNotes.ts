import {Joi} from '@docusaurus/utils-validation';
import {
  exampleSchema,
  textSchema as text,
  valueSchema,
  valueShape,
  type ExampleNote,
  type ValueNote,
} from '../reference/noteParts';

/** A way in which a call throws. */
type ThrowNote = {
  /** The message as the package has it, `…` for what it puts in; a class of errors by its name. */
  error: string;
  when: string;
  /** The argument that causes it. */
  argument?: string;
  /** The package that throws it, where it is a dependency; `JavaScript` where it is the language. */
  from?: string;
};

/** An error that the code of a call contains, and why no call ends in it. */
export type UnreachableNote = {error: string; why: string};

/** What we say of a function or a member; unit and limits are those of a value that it holds. Texts are Markdown. */
export type MemberNote = Omit<ValueNote, 'is'> & {
  /** What it does, in one sentence. */
  does: string;
  /** By name, those of an argument that is taken apart by their own; or by position (`0`, `1`). */
  parameters?: Record<string, ValueNote>;
  returns?: ValueNote;
  throws?: ThrowNote[];
  /** Errors that it never throws, though its code or code that it calls contains them; those of a class hold for every member. */
  unreachable?: UnreachableNote[];
  /** What it asks a network; nothing where it asks none. */
  network?: string;
  /** What it changes; nothing where all stays as it was. */
  mutates?: string;
  /** The type of integers that it takes, and how to convert to it. */
  integers?: string;
  /** The call of a contract that gives the same. */
  call?: string;
  examples?: ExampleNote[];
  see?: string[];
};

/** What we say of an export. */
export type ExportNote = Partial<MemberNote> & {
  /** Where its source can be read, at a revision that does not change. */
  source?: string;
  /** Of an interface or enum: the members that take or give it. */
  usedBy?: string[];
  /** By name in the order of the page; the second of overloads as `quote#2`. */
  members: Record<string, MemberNote>;
  /** Members that are public by accident, each with the reason why callers do not use it. */
  internal: Record<string, string>;
};

/** Exports that one uses for the same purpose. */
type GroupNote = {title: string; does: string; exports: string[]};

/** The file beside a page of one export: `export`, and what we say of it. */
type OneNote = {export: string} & ExportNote;

/** The file beside a page of several exports: of which package, and what we say of each. */
export type SeveralNote = {
  package: string;
  exports: Record<string, ExportNote>;
  /** Of a page that lists the whole package. */
  groups?: GroupNote[];
  /** Exports that are public by accident, each with the reason why callers do not use it. */
  internal: Record<string, string>;
};

const unreachable = Joi.array().items(
  Joi.object<UnreachableNote>({error: text.required(), why: text.required()}),
);

const member = {
  ...valueShape,
  is: Joi.forbidden(),
  does: text.required(),
  parameters: Joi.object().pattern(Joi.string(), valueSchema),
  returns: valueSchema,
  throws: Joi.array().items(
    Joi.object<ThrowNote>({
      error: text.required(),
      when: text.required(),
      argument: text,
      from: text,
    }),
  ),
  unreachable,
  network: text,
  mutates: text,
  integers: text,
  call: text,
  examples: Joi.array().items(exampleSchema),
  see: Joi.array().items(text),
};

const reasons = Joi.object().pattern(Joi.string(), text.required()).default({});

const exported = {
  ...member,
  does: text,
  source: text.uri({scheme: 'https'}),
  usedBy: Joi.array().items(text),
  members: Joi.object().pattern(Joi.string(), Joi.object<MemberNote>(member)).default({}),
  internal: reasons,
};

/** The shape of the file beside a page of one export. */
export const oneSchema = Joi.object<OneNote>({export: text.required(), ...exported});

/** The shape of the file beside a page of several exports. */
export const severalSchema = Joi.object<SeveralNote>({
  package: text.required(),
  exports: Joi.object()
    .pattern(Joi.string(), Joi.object<ExportNote>({...exported, does: text.required()}))
    .default({}),
  groups: Joi.array().items(
    Joi.object<GroupNote>({
      title: text.required(),
      does: text.required(),
      exports: Joi.array().items(text).min(1).required(),
    }),
  ),
  internal: reasons,
});
