import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {warmSearch} from '../../client/warmSearch';
import type {useQuery} from './useQuery';

/** The field of the search page, or what to do without scripts, in the same place. */
export default function Field({query, type, settle}: ReturnType<typeof useQuery>): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return (
      <div className="Search-Place">
        <noscript>
          The search needs JavaScript; the pages do not. Each of the pages below leads to all the
          others of its part.
        </noscript>
      </div>
    );
  }
  return (
    <form
      role="search"
      className="Search-Place"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <input
        className="Search-Field"
        type="search"
        name="q"
        aria-label="Search the documentation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onFocus={warmSearch}
        onBlur={settle}
        onChange={({target}) => {
          type(target.value);
        }}
      />
    </form>
  );
}
