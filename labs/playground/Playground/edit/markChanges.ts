import {RangeSetBuilder, StateField, type Extension, type Text} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  gutterLineClass,
  GutterMarker,
  type DecorationSet,
} from '@codemirror/view';
import {changedLines} from './changedLines';

/** Marks the lines of an editor that differ from a source, and those before which lines of it are gone. */
export function markChanges(source: string): Extension {
  const sourceLines = source.split('\n');
  const marks = StateField.define<Marks>({
    create: ({doc}) => marksOf(doc, sourceLines),
    update: (shown, {docChanged, state}) => (docChanged ? marksOf(state.doc, sourceLines) : shown),
    provide: (field) => [
      EditorView.decorations.from(field, ({lines}) => lines),
      gutterLineClass.from(field, ({gutter}) => gutter),
    ],
  });
  return [marks, look];
}

type Marks = {lines: DecorationSet; gutter: ReturnType<RangeSetBuilder<GutterMarker>['finish']>};

class LineMarker extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super();
  }
}

const changedLine = Decoration.line({class: 'cm-changed'});
const changedGutter = new LineMarker('cm-changed');
const removedGutter = new LineMarker('cm-removed');

function marksOf(doc: Text, source: readonly string[]): Marks {
  const {changed, removedBefore} = changedLines(source, doc.toJSON());
  const lines = new RangeSetBuilder<Decoration>();
  const gutter = new RangeSetBuilder<GutterMarker>();
  const markers = new Map([
    ...changed.map((number) => [number, changedGutter] as const),
    ...removedBefore.map((number) => [number, removedGutter] as const),
  ]);
  for (const number of [...markers.keys()].toSorted((one, other) => one - other)) {
    const {from} = doc.line(number);
    const marker = markers.get(number) ?? changedGutter;
    gutter.add(from, from, marker);
    if (marker === changedGutter) lines.add(from, from, changedLine);
  }
  return {lines: lines.finish(), gutter: gutter.finish()};
}

const look = EditorView.theme({
  '.cm-line.cm-changed': {
    backgroundColor: 'color-mix(in srgb, var(--site-accent) 10%, transparent)',
  },
  '.cm-lineNumbers .cm-gutterElement.cm-changed': {boxShadow: 'inset 3px 0 var(--site-accent)'},
  '.cm-lineNumbers .cm-gutterElement.cm-removed': {boxShadow: 'inset 0 3px var(--site-danger)'},
});
