import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {announce} from '../../announce/announce';
import type {PanelProps} from '../instrument';
import {searchOf} from './minerFields';
import {progressText, type Progress} from './progressText';
import {searchSalt} from './searchSalt';
import type {SearchReply, SearchRequest} from './worker';

/** A button that searches the next salt that fits and puts it into its field, and how far it is. */
export default function SaltSearch({texts, change}: PanelProps): ReactNode {
  const [latest, setProgress] = useState<Progress>({at: 'idle'});
  // What a search came to says nothing of other texts than those that it leaves.
  const [searched, setSearched] = useState('');
  const asked = JSON.stringify(texts);
  const progress: Progress = searched === asked ? latest : {at: 'idle'};
  const running = useRef<{request: SearchRequest; end: () => void}>(undefined);
  const request = useMemo(() => searchOf(texts), [texts]);
  const isSearching = progress.at === 'searching';

  // A search is of the texts that it began with, and a page that is left searches nothing.
  useEffect(
    () => () => {
      running.current?.end();
      setProgress((last) => (last.at === 'searching' ? {...last, at: 'stopped'} : last));
    },
    [texts],
  );

  const putSalt = (salt: bigint) => {
    const next = {...texts, salt: `${BigInt.asUintN(256, salt)}`};
    setSearched(JSON.stringify(next));
    change(next);
  };

  const start = (wanted: SearchRequest) => {
    const began = performance.now();
    const onReply = ({tries, salt}: SearchReply) => {
      const seconds = (performance.now() - began) / 1_000;
      setProgress({at: salt === undefined ? 'searching' : 'found', tries, seconds});
      if (salt !== undefined) putSalt(salt);
    };
    const onFailure = () => {
      setProgress({at: 'failed'});
      announce(progressText({at: 'failed'}));
    };
    setSearched(asked);
    setProgress({at: 'searching', tries: 0n, seconds: 0});
    running.current = {request: wanted, end: searchSalt(wanted, {onReply, onFailure})};
  };

  const stop = () => {
    const first = running.current?.request.salt;
    if (first !== undefined && 'tries' in progress) putSalt(first + progress.tries);
  };

  return (
    <p className="instrument-search">
      <button
        type="button"
        disabled={!request}
        onClick={() => {
          if (isSearching) stop();
          else if (request) start(request);
        }}
      >
        {isSearching ? 'Stop the search' : 'Search for a salt that fits'}
      </button>{' '}
      <span>{progressText(progress)}</span>
    </p>
  );
}
