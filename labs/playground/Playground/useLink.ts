import {useEffect, useEffectEvent} from 'react';

/** The link that some buttons of the page have taken: of several with one program, the first take it. */
let taken = '';

/** Calls back where the address holds an edit of a program, on arrival and when it changes. */
export function useLink(program: string, onLink: () => void): void {
  const take = useEffectEvent(() => {
    const {hash} = window.location;
    if (hash === taken || programIn(hash) !== program) return;
    taken = hash;
    onLink();
  });
  useEffect(() => {
    const follow = () => {
      take();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, []);
}

const programIn = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('program');
