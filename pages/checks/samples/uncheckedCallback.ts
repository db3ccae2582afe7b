import {bracketed} from './readCode';
import type {Rule} from './rule';
// cspell:ignore ransfer pprove

/** Refuses a callback that does anything before it knows that a real pool or reactor calls it. */
export const uncheckedCallback: Rule = ({code, language}) => {
  if (language !== 'solidity') return [];
  return [...code.matchAll(CALLBACK)].flatMap((match) => {
    const opening = match.index + match[0].length - 1;
    const [, name = '', modifiers = ''] = match;
    if (code[opening] === ';' || /\bonly[A-Z]\w*/.test(modifiers)) return [];

    const statements = bracketed(code, opening).split(';').slice(0, FIRST);
    const checked = statements.findIndex((statement) => CHECK.test(statement));
    const acted = statements.findIndex((statement) => EFFECT.test(statement));
    return checked >= 0 && (acted < 0 || checked <= acted)
      ? []
      : {
          index: match.index,
          fault: `${name} does not check its caller before it acts, so anyone can call it and be paid`,
          instead:
            'begin with CallbackValidation.verifyCallback, or with require(msg.sender == the computed pool)',
        };
  });
};

const CALLBACK =
  /\bfunction\s+(uniswapV3\w+Callback|uniswapV2Call|reactorCallback|onERC721Received)\s*\([^)]*\)([^;{]*)[;{]/g;

/** Statements within which the check must come: decoding may come before it. */
const FIRST = 6;

const CHECK = /\bverify\w*Callback\s*\(|\b(?:require|assert|if)\s*\([\s\S]*\bmsg\.sender\b/;

const EFFECT =
  /(?:\b(?:_?pay|\w*[tT]ransfer\w*|\w*[aA]pprove|swap\w*|exact\w+|mint|burn|flash|collect|deposit|withdraw|call|delegatecall)\s*(?:\{[^{}]*\}\s*)?\()/;
