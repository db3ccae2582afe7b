import type {Work} from './work';

/** Has a program wait for the promises that some methods of an object return. */
export function countPromises(owner: object, names: readonly string[], work: Work): void {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') continue;
    const counted = function (this: unknown, ...values: unknown[]): unknown {
      const promise: unknown = Reflect.apply(method, this, values);
      if (promise instanceof Promise) {
        work.begin();
        promise.then(work.end, work.end);
      }
      return promise;
    };
    Object.defineProperty(owner, name, {value: counted, writable: true, configurable: true});
  }
}

const BODY = ['text', 'json', 'arrayBuffer', 'blob', 'bytes'];

/** Counts the promises of the browser that no request and no timer stands for. Workers without an origin have no `crypto.subtle`. */
export function countBrowserPromises(work: Work): void {
  for (const {prototype} of [Blob, Response, Request]) countPromises(prototype, BODY, work);
}
