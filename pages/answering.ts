import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request, or leaves it to the next. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** What the framework's development server gives of itself. */
type WritingServer<Compiler = unknown> = {compiler: Compiler};

/**
 * Settings with which the framework's development server asks a plugin first. The framework joins
 * what the functions of all plugins return, so each adds to the list that they share. Its type of
 * settings does not know of its server.
 */
export function answering<Compiler>(answerOf: (server: WritingServer<Compiler>) => Answer): {
  devServer: object;
} {
  const devServer = {
    setupMiddlewares(shared: unknown[], server: WritingServer<Compiler>) {
      const answer = answerOf(server);
      const middleware: Answer = async (request, response, next) => {
        try {
          await answer(request, response, next);
        } catch (cause) {
          // Shown for this request; a rejection would end the server.
          next(cause);
        }
      };
      shared.unshift({middleware});
      return [];
    },
  };
  return {devServer};
}

/** Whether pages are being written, beside a server that shows them; else the site is built. */
export const isWriting = (): boolean => process.env.NODE_ENV === 'development';
