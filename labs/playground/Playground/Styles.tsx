// As a file of its own: the framework puts imported styles into those of every page.
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./playground.css';
import type {ReactNode} from 'react';

/** The styles of all that a press shows. */
export default function Styles(): ReactNode {
  return <link rel="stylesheet" href={styles} precedence="playground" />;
}
