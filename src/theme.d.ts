declare module '@theme/LoadFailure' {
  export {default} from '@site/src/theme/LoadFailure';
}

declare module '@theme/SearchPage/QueryResults' {
  export {default} from '@site/plugins/search/theme/SearchPage/QueryResults';
}

declare module '@theme-original/SearchPage/QueryResults' {
  export {default} from '@site/plugins/search/theme/SearchPage/QueryResults';
}
