import type {LoadingComponentProps} from 'react-loadable';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {tryAgain} from './tryAgain';

/**
 * What stands in a page's place until it has loaded, and the red box where it could not be loaded.
 * The framework's box has white on light red, whose contrast is too low for some readers.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    // The file that could not be loaded, where the bundler names it.
    const {request} = error as {request?: string};
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={() => void tryAgain(request, retry)}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay && <p className={styles.waiting}>Loading the page</p>;
}
