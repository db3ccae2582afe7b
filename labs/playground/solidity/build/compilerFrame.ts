import {frameDocument} from '../../run/frameDocument';

/** The document of the frame that compiles: that of programs, whose policy also allows WebAssembly. */
export const compilerFrameDocument = (): string =>
  frameDocument({title: 'Solidity compiler', isForWebAssembly: true});
