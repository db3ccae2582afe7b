import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** One sentence that states what the picture shows. */
  caption: string;
  /** The drawing, put in at build by `pages/remarkFigure`. */
  svg: string;
  /** The same facts as text: a paragraph or a table. */
  children: ReactNode;
};

/** A picture drawn at build, its finding as caption, and the same facts as text. */
export default function Figure({caption, svg, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.drawing}
        role="img"
        // A wide diagram scrolls on a phone; the arrow keys must reach it.
        tabIndex={0}
        aria-label={caption}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.text}>
        <summary>The figure as text</summary>
        {children}
      </details>
    </figure>
  );
}
