declare module '@generated/search/default/index.json' {
  import type {SearchData} from './engine/buildIndex';

  const data: SearchData;
  export default data;
}

declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}

/** The address of a file that is copied as it is. */
declare module '!!file-loader*' {
  const url: string;
  export default url;
}
