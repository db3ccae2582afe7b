declare module '@theme/LoadFailure' {
  export {default} from '@site/src/theme/LoadFailure';
}

declare module '@theme/SearchPage/Answer' {
  export {default} from '@site/plugins/search/theme/SearchPage/Answer';
}

declare module '@theme-original/SearchPage/Answer' {
  export {default} from '@site/plugins/search/theme/SearchPage/Answer';
}
