declare module '@theme/LoadFailure' {
  export {default} from '@site/src/theme/LoadFailure';
}
