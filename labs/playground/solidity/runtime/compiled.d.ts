declare module 'data:compiled' {
  import type {CompiledFiles} from '../../protocol';

  const compiled: CompiledFiles;
  export default compiled;
}
