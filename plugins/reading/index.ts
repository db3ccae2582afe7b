import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps what a page shows in reach of its readers. */
export default function reading(): Plugin {
  return {
    name: 'reading',
    getClientModules: () =>
      ['markScrollers.ts', 'openTarget.ts'].map((file) => path.join(__dirname, file)),
  };
}
