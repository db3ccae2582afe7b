import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Hero from '@site/src/components/Hero';
import Tasks from '@site/src/components/Tasks';
import Help from './_home/help.mdx';
import Parts from './_home/parts.mdx';
import Sample from './_home/sample.mdx';
import Versions from './_home/versions.mdx';
import styles from './index.module.css';

const SECTIONS = [
  {Section: Sample, name: 'sample'},
  {Section: Parts, name: 'parts'},
  {Section: Versions, name: 'versions'},
  {Section: Help, name: 'help'},
];

/** The front door: where to go by task, a first success, the parts, the versions, help. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Documentation and Guides"
      description="How to integrate the Uniswap protocol by contract or SDK: concepts, addresses, references and samples, each checked against its source."
    >
      <main className={styles.main}>
        <Hero />
        <Tasks />
        {SECTIONS.map(({Section, name}) => (
          <section key={name} className={styles.section}>
            <div className="markdown">
              <MDXContent>
                <Section />
              </MDXContent>
            </div>
          </section>
        ))}
      </main>
    </Layout>
  );
}
