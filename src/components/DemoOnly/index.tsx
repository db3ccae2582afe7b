import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** First a paragraph that says what goes wrong; then the unsafe code and, beside it, the safe. */
  children: ReactNode;
};

/** A frame around code that loses money if it is copied, with the safe form inside it. */
export default function DemoOnly({children}: Props): ReactNode {
  return (
    <section className={styles.frame} aria-label="Demonstration only">
      <p className={styles.label}>Demonstration only. Do not copy the unsafe form.</p>
      {children}
    </section>
  );
}
