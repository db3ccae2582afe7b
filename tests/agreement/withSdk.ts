import {expectAgreement, type Function, outcomeOf} from './agree';
import {inputsOf, type Source} from './inputs';

/** A function of an SDK, and ours. */
export type ComparedWithSdk = {sources: readonly Source[]; ours: Function; theirs: Function};

/** Compares at least 10,000 outcomes with an SDK's, which has no widths and so refuses less: where ours refuses, it is not asked. */
export function expectAgreementWithSdk({sources, ours, theirs}: ComparedWithSdk): void {
  const inputs = inputsOf(sources);
  const asked = inputs.map((input) => {
    if (!outcomeOf(ours, input)) return undefined;
    const given = theirs(...input);
    return typeof given === 'bigint' ? [given] : given;
  });
  expectAgreement({inputs, ours, theirs: asked});
}
