import answers from 'data:answers';

type Answered = (...values: readonly string[]) => unknown;

/** A function of the sandbox that gives what it returned at build, for the names that the program has. */
const answered =
  (name: string): Answered =>
  (...values) => {
    const call = `${name}(${values.join(', ')})`;
    if (Object.hasOwn(answers, call)) return answers[call];
    throw new Error(
      `${call} was not prepared for this tab, which has: ${Object.keys(answers).join(', ')}`,
    );
  };

export const addressOf = answered('addressOf');
export const readArtifact = answered('readArtifact');
export const fromPackage = answered('fromPackage');
export const fromUniswapX = answered('fromUniswapX');
export const fromHardhat = answered('fromHardhat');
export const fromForge = answered('fromForge');
