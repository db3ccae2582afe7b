import type {PlotOptions} from '@observablehq/plot';

/** What all plots share. On a phone 400 units take about 310 px, so type of 15 units has 11.6 px. */
export const format = {
  width: 400,
  height: 260,
  marginTop: 36,
  marginRight: 24,
  marginBottom: 48,
  marginLeft: 56,
  style: {fontSize: '15px'},
} satisfies PlotOptions;
