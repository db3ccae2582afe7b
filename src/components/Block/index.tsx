import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ComponentType, ReactNode} from 'react';

type BlockProps = {
  /** What it is, as a message begins: "The query lab". */
  name: string;
  /** Shown where it fails, after the message. */
  instead?: ReactNode;
  children: ReactNode;
};

/** A part of a page that fails alone: the page around it stays, and a message says what happened. */
export default function Block({name, instead, children}: BlockProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <>
          <div role="alert" className="alert alert--danger margin-bottom--md">
            {name} stopped working: {error.message}{' '}
            <button
              type="button"
              className="button button--sm button--secondary"
              onClick={tryAgain}
            >
              Try again
            </button>
          </div>
          {instead && <ErrorBoundary fallback={() => null}>{instead}</ErrorBoundary>}
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A component in a block of its own. */
export const inBlock = <Props extends object>(name: string, Component: ComponentType<Props>) =>
  function InBlock(props: Props): ReactNode {
    return (
      <Block name={name}>
        <Component {...props} />
      </Block>
    );
  };
