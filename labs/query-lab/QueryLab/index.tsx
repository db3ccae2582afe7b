// As a file of its own: the framework puts imported styles into those of every page.
import formStyles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!../../../src/components/form.css';
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./queryLab.css';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@theme/LoadFailure';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import type {SubgraphVersion} from '../../../facts/subgraph/versions';
import {stateOf} from '../../../src/components/hashState/hashOf';
import {queryState} from './queryState';

type Props = {
  /** Whose schema, rows and example queries it has. */
  of: SubgraphVersion;
};

type Stage =
  {at: 'closed' | 'failed'} | {at: 'loading'; by: 'button' | 'link'} | {at: 'open'; lab: ReactNode};

/** A place to edit and run the queries of a page; what it needs is loaded when a reader asks. */
function QueryLab({of}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // A link to a query is an address that the server does not know.
  return <Frame key={String(isBrowser)} of={of} isReady={isBrowser} />;
}

export default inBlock('The query lab', QueryLab);

function Frame({of, isReady}: Props & {isReady: boolean}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>(() =>
    isReady && isLinked() ? {at: 'loading', by: 'link'} : {at: 'closed'},
  );
  const by = stage.at === 'loading' ? stage.by : undefined;
  useEffect(() => {
    const follow = ({target}: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a[href^="#example="]')) return;
      setStage((now) => (now.at === 'open' ? now : {at: 'loading', by: 'link'}));
      frame.current?.scrollIntoView();
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, []);
  useEffect(() => {
    if (!by) return undefined;
    let isCurrent = true;
    if (by === 'link') frame.current?.scrollIntoView();
    import('./openLab')
      .then(async ({Lab, openLab}) => {
        const lab = await openLab(of);
        if (isCurrent) setStage({at: 'open', lab: <Lab {...lab} takesFocus={by === 'button'} />});
        else lab.rows.end();
      })
      .catch(() => {
        if (isCurrent) setStage({at: 'failed'});
      });
    return () => {
      isCurrent = false;
    };
  }, [by, of]);

  return (
    <div className="form query-lab" role="group" aria-label="Query lab" ref={frame}>
      <link rel="stylesheet" href={formStyles} precedence="form" />
      <link rel="stylesheet" href={styles} precedence="query-lab" />
      {stage.at === 'open' ? (
        stage.lab
      ) : (
        <Closed
          at={stage.at}
          isDisabled={!isReady || stage.at === 'loading'}
          onOpen={() => {
            setStage({at: 'loading', by: 'button'});
          }}
        />
      )}
    </div>
  );
}

function isLinked(): boolean {
  const state = stateOf(queryState, window.location.hash);
  return state?.query !== undefined || state?.example !== undefined;
}

type ClosedProps = {
  at: Exclude<Stage['at'], 'open'>;
  isDisabled: boolean;
  onOpen: () => void;
};

function Closed({at, isDisabled, onOpen}: ClosedProps): ReactNode {
  return (
    <div className="query-lab-closed">
      {at !== 'failed' && (
        <button type="button" disabled={isDisabled} onClick={onOpen}>
          Load the query lab
        </button>
      )}
      <p role="status">
        {at === 'loading' && 'Loading the editor and the recorded data …'}
        {at === 'failed' && (
          <LoadFailure retry={onOpen}>
            The query lab did not load. The page works without it.
          </LoadFailure>
        )}
      </p>
      <noscript>
        <p>Running queries needs JavaScript; the answers on this page do not.</p>
      </noscript>
    </div>
  );
}
