import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ComponentType, ReactNode} from 'react';

type Props = {
  /** What it is, as a message begins: "The query lab". */
  name: string;
  /** What a reader is left with where it fails, besides the message. */
  instead?: ReactNode;
  children: ReactNode;
};

/** A part of a page that fails alone: the page around it stays, and a message says what happened. */
export default function Block({name, instead, children}: Props): ReactNode {
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
export const inBlock = <Given extends object>(name: string, Component: ComponentType<Given>) =>
  function InBlock(props: Given): ReactNode {
    return (
      <Block name={name}>
        <Component {...props} />
      </Block>
    );
  };
