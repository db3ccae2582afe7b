import type {Excerpt} from './packExcerpts';
import type {Intent} from './readIntent';
import {passageWeight, pageWeight} from './weightOf';

/** Creates the weights of passages for an intent; those of pages are made once for each intent. */
export function createWeights(
  excerpts: readonly Excerpt[],
): (intent: Intent) => (id: number) => number {
  const ofPassages = excerpts.map(({url}) => passageWeight(url));
  const weightsByIntent = new Map<string, number[]>();
  const weigh = (intent: Intent): number[] => {
    const ofPages = new Map<string, number>();
    return excerpts.map(({url, kind}, id) => {
      const page = url.split('#')[0] ?? '';
      const ofPage = ofPages.get(page) ?? pageWeight({url: page, kind}, intent);
      ofPages.set(page, ofPage);
      return ofPage * (ofPassages[id] ?? 0);
    });
  };
  return (intent) => {
    const key = JSON.stringify(intent);
    const weights = weightsByIntent.get(key) ?? weigh(intent);
    weightsByIntent.set(key, weights);
    return (id) => weights[id] ?? 0;
  };
}
