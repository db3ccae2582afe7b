/** A program that means harm, and what must become of it. */
export type HostileProgram = {
  name: string;
  /** A module of CommonJS; `BAD` stands for the address of a server that counts requests. */
  code: string;
  end: readonly string[];
  /** What it must have printed. */
  out?: RegExp;
  /** How its end is worded. */
  message?: RegExp;
  /** Whether it is the text of an edit, which goes through the transpiler. */
  isEdit?: boolean;
  usesChain?: boolean;
  limitMs?: number;
};

/** It may try, and prints what came of it: it must be refused. */
export const tries = (name: string, body: string): HostileProgram => ({
  name,
  code: `(async () => {
    try { console.log('GOT', String(await (async () => { ${body} })())); }
    catch (error) { console.log('refused', String(error).slice(0, 200)); }
  })();`,
  end: ['exited'],
  out: /^refused /,
});

/** It never ends by itself. */
export const hangs = (name: string, code: string): HostileProgram => ({
  ...{name, code: `console.log('before');\n${code}`, end: ['timed-out'], limitMs: 400},
  out: /^before\n/,
});

export const prints = (name: string, code: string, out: RegExp): HostileProgram => ({
  ...{name, code, out, end: ['exited']},
});

export const floods = (name: string, code: string): HostileProgram => ({
  ...{name, code, end: ['printed-too-much'], limitMs: 8_000},
});

export const once = (start: string) =>
  `return await new Promise((resolve, reject) => { ${start} })`;
