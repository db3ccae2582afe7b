// #region explain
import {NoMetaMaskError} from '@web3-react/metamask';

const ANSWERS: Readonly<Record<number, string>> = {
  4001: 'You refused in the wallet.',
  4902: 'The wallet does not know this chain.',
  [-32002]: 'The wallet still asks you something: answer there.',
};

/** What a user can do about an error of a connector. */
export function explain(error: unknown): string {
  if (error instanceof NoMetaMaskError) return 'No wallet found: install one, then reload.';
  const {code, message} = error as {code?: number; message?: string};
  return ANSWERS[code ?? 0] ?? message ?? String(error);
}
// #endregion explain
