// As a file of its own: the framework puts imported styles into those of every page.
import styles from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!./_home/home.css';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ComponentType, ReactNode} from 'react';
import Agents from './_home/agents.mdx';
import Help from './_home/help.mdx';
import Hero from './_home/Hero';
import Parts from './_home/parts.mdx';
import Sample from './_home/sample.mdx';
import Tasks from './_home/Tasks';
import Tools from './_home/tools';
import Versions from './_home/versions.mdx';

/** The front door: what a reader can do, tools that answer, a program that ran, where to go, help. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Documentation and Guides"
      description="Swap, provide liquidity and build hooks on Uniswap: guides with tested programs, references, addresses by chain, and tools that answer at once."
    >
      <link rel="stylesheet" href={styles} precedence="home" />
      <main className="home">
        <Hero />
        <Tools />
        <Section of={Sample} />
        <Tasks />
        <Section of={Agents} name="home-agents" />
        <div className="home-beside">
          <Section of={Versions} name="home-versions" />
          <Section of={Parts} name="home-parts" />
        </div>
        <Section of={Help} name="home-help" />
      </main>
    </Layout>
  );
}

type Props = {of: ComponentType; name?: string};

function Section({of: Content, name = ''}: Props): ReactNode {
  return (
    <section className={`home-section markdown ${name}`}>
      <MDXContent>
        <Content />
      </MDXContent>
    </section>
  );
}
