// As a file of its own: the framework puts imported styles into those of every page.
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./lab.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import type {SubgraphVersion} from '../../../subgraph/versions';
import {stateOf} from '../hashState/hashOf';
import {queryState} from './queryState';

type Props = {
  /** Whose schema, rows and example queries it has. */
  of: SubgraphVersion;
};

type Stage = {at: 'closed' | 'loading' | 'failed'} | {at: 'open'; lab: ReactNode};

/** A place to edit and run the queries of a page; what it needs is loaded when a reader asks. */
export default function QueryLab({of}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const frame = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>({at: 'closed'});

  const open = (how: 'by button' | 'by link') => {
    setStage({at: 'loading'});
    import('./openLab')
      .then(async ({Lab, openLab}) => {
        const props = await openLab(of);
        setStage({at: 'open', lab: <Lab {...props} takesFocus={how === 'by button'} />});
      })
      .catch(() => {
        setStage({at: 'failed'});
      });
  };
  const openLinked = useEffectEvent(() => {
    if (stateOf(queryState, window.location.hash).query === undefined) return;
    frame.current?.scrollIntoView();
    open('by link');
  });
  useEffect(() => {
    openLinked();
  }, []);

  return (
    <div className="query-lab" role="group" aria-label="Query lab" ref={frame}>
      <link rel="stylesheet" href={styles} precedence="query-lab" />
      {stage.at === 'open' ? (
        stage.lab
      ) : (
        <Closed
          at={stage.at}
          isDisabled={!isBrowser || stage.at === 'loading'}
          onOpen={() => {
            open('by button');
          }}
        />
      )}
    </div>
  );
}

type ClosedProps = {
  at: Exclude<Stage['at'], 'open'>;
  isDisabled: boolean;
  onOpen: () => void;
};

function Closed({at, isDisabled, onOpen}: ClosedProps): ReactNode {
  return (
    <div className="query-lab-closed">
      <button type="button" disabled={isDisabled} onClick={onOpen}>
        {at === 'failed' ? 'Retry' : 'Load the query lab'}
      </button>
      <p role="status">
        {at === 'loading' && 'Loading the editor and the recorded data …'}
        {at === 'failed' && 'The query lab did not load. The page needs nothing of it.'}
      </p>
      <noscript>
        <p>Running queries needs JavaScript; the answers on this page do not.</p>
      </noscript>
    </div>
  );
}
