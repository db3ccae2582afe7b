import {packagedContents, packagedState} from '../../../../packages/sandbox/packagedState';
import {savedChain} from '../../chain/savedChain';
import type {CodeGroup, SavedChain, SavedHistory} from '../../chain';
import {groupCodes} from './codeGroups';

/** What the chain of a tab begins with: the state of the sandbox, its codes by group, what came before. */
export type StateFiles = {
  state: SavedChain;
  history: SavedHistory;
  codes: Readonly<Record<string, CodeGroup>>;
};

/** Reads it from the state that the package of the sandbox brings for mainnet. */
export function readState(): StateFiles {
  const {state, history, codes} = savedChain(packagedState('mainnet').toString());
  const grouped = groupCodes(state, codes, packagedContents('mainnet'));
  const groups = Object.fromEntries(
    Object.entries(grouped).flatMap(([name, group]) =>
      Object.keys(group).map((hash) => [hash, name]),
    ),
  );
  return {state: {...state, groups}, history, codes: grouped};
}
