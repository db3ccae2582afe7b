import {readContents} from '../data/readCallPages';
import {namesOf} from '../data/readNames';
import {wordsOf} from './names';

/** The names of the sandbox, at 2026-01-02 00:31:12 UTC. */
export const words = wordsOf(namesOf(readContents(process.cwd())), 1_767_313_872);

export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
