import type {Reply} from '../engine/createEngine';
import {answer, type Answer, type Request} from './answer';

/** Requests as the modal sends them, and as the search page does. */
export type Requests =
  {requests: readonly Request[]} | readonly {params?: Request; query?: string}[];

/** The part of a hosted client that the modal and the search page use. */
export type SearchClient = {
  search: (requests: Requests) => Promise<{results: Answer[]}>;
  addAlgoliaAgent: () => void;
};

/** A client that answers from the site's own index, in the shape of the hosted service. */
export const localClient = (
  ask: (query: string) => Promise<Reply>,
  /** Of the page, asked for when a query is answered: on a server there is none. */
  origin: () => string,
): SearchClient => ({
  addAlgoliaAgent: () => undefined,
  search: async (requests) => ({
    results: await Promise.all(
      requestsOf(requests).map(async (request) => {
        const {matches, corrections} = await ask(request.query ?? '');
        return {...answer(matches, request, origin()), corrections};
      }),
    ),
  }),
});

/** Requests in one form. */
export const requestsOf = (given: Requests): readonly Request[] =>
  'requests' in given
    ? given.requests
    : given.map(({params, ...request}) => ({...request, ...params}));
