import {framePolicy} from './framePolicy';

/** An HTML file of a build: its path, its address without `.html`, its text. */
export type Document = {file: string; address: string; html: string};

/** A document of the build that is shown in a sandboxed frame only, under its own policy. */
export type Frame = {address: string; policy: string};

/** Whether a document is a page, rather than a frame's, which stands among the assets. */
export const isPage = ({address}: Pick<Document, 'address'>): boolean =>
  !address.startsWith('/assets/');

/** Letters that no host's notation of patterns gives a meaning of its own. */
const PLAIN = /^[\w/-]+$/;

/** The frames among the documents of a build. Throws where one has no policy, or a loose one. */
export const readFrames = (documents: readonly Document[]): Frame[] =>
  documents
    .filter((one) => !isPage(one))
    .map(({file, address, html}) => {
      if (!PLAIN.test(address)) {
        throw new Error(
          `${file}: expected a name of letters, digits, "_" and "-", which hosts take in a pattern`,
        );
      }
      try {
        return {address, policy: framePolicy(html)};
      } catch (cause) {
        throw new Error(`${file}: ${(cause as Error).message}`, {cause});
      }
    });
