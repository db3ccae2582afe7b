import SearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';
import Block from '@site/src/components/Block';

/** The search of every page, which fails alone. */
export default function SearchBarThatFailsAlone(): ReactNode {
  return (
    <Block name="The search">
      <SearchBar />
    </Block>
  );
}
