import {useEffect, useState, type ReactNode} from 'react';
import {isGone} from './isGone';

type Props = {
  /** Says what did not load. */
  children: ReactNode;
  /** Loads it again, where a button shall do so. */
  retry?: () => void;
};

/** Says that a part of the page did not load, with a button that tries again; after a deploy, with one that reloads the page. */
export default function LoadFailure({children, retry}: Props): ReactNode {
  const [isReplaced, setIsReplaced] = useState(false);
  useEffect(() => {
    void isGone().then(setIsReplaced);
  }, []);

  if (isReplaced) {
    return (
      <>
        This site has a new release.{' '}
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload the page
        </Button>
      </>
    );
  }
  return (
    <>
      {children} {retry && <Button onClick={retry}>Try again</Button>}
    </>
  );
}

function Button(props: {onClick: () => void; children: ReactNode}): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}
