import {kilobytes} from '../kilobytes';
import type {PublishedFile} from '../protocol';

/** Counts the files that a run waits for. */
export type Progress = {
  /** Waits for a file, whose bytes count once it is there. */
  add: <T>(file: PublishedFile, loading: Promise<T>) => Promise<T>;
};

/** Reports `Loading 120 of 340 KB` whenever a file has come, and as soon as all are known. */
export function createProgress(onProgress: (sentence: string) => void = () => {}): Progress {
  let [loaded, total] = [0, 0];
  let isReported = false;
  const report = () => {
    isReported = false;
    onProgress(`Loading ${kilobytes(loaded)} of ${kilobytes(total)} KB`);
  };
  // Files are added, and some are loaded, in one turn: one sentence for all of them.
  const reportSoon = () => {
    if (!isReported) queueMicrotask(report);
    isReported = true;
  };
  return {
    add: async ({bytes}, loading) => {
      total += bytes;
      reportSoon();
      const content = await loading;
      loaded += bytes;
      reportSoon();
      return content;
    },
  };
}
