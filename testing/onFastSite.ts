import {isFast} from '../plugins/speed/isFast';
import {test} from './test';

/** Skips the tests of a file or block, which are about weight or scripts on demand, where the site was built with `SPEED=off`. */
export const onFastSite = (): void =>
  test.skip(!isFast, 'The site under test is built with SPEED=off.');
