import {useSearchQueryString} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';
import {shortQuery} from '../../client/searchAddress';

const REST_MILLISECONDS = 400;

/**
 * The query of the page, which stands in its address once typing rests: browsers refuse an address
 * that changes with every key. `settle` writes it there at once, or the beginning of a long one.
 */
export function useQuery(): {query: string; type: (query: string) => void; settle: () => void} {
  const [inAddress, setInAddress] = useSearchQueryString();
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState('');

  const settle = useCallback(() => {
    if (typed === undefined) return;
    setInAddress(shortQuery(typed));
    setSettled(typed);
    setTyped(undefined);
  }, [typed, setInAddress]);

  useEffect(() => {
    const rest = setTimeout(settle, REST_MILLISECONDS);
    return () => {
      clearTimeout(rest);
    };
  }, [settle]);

  const shown = shortQuery(settled) === inAddress ? settled : inAddress;
  return {query: typed ?? shown, type: setTyped, settle};
}
