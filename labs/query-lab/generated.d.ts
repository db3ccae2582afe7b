declare module '@generated/query-lab/default/*-schema.json' {
  import type {SchemaTexts} from './readLab';

  const schema: SchemaTexts;
  export default schema;
}

declare module '@generated/query-lab/default/*-recording.json' {
  import type {Packed} from '../../facts/subgraph/packRecording';

  const recording: Packed;
  export default recording;
}

declare module '@generated/query-lab/default/*-examples.json' {
  import type {ExampleQuery} from './readLab';

  const examples: readonly ExampleQuery[];
  export default examples;
}
