import {createHash} from 'node:crypto';
import {plot, type PlotOptions} from '@observablehq/plot';
import {Window} from 'happy-dom';
// By its path: the package exports nothing to `require`, which is how the framework loads plugins.
import {renderMermaidSVG} from '../../node_modules/beautiful-mermaid/dist/index.js';

/** The SVG of a plot; colours are the site's variables, so that it follows the theme. */
export function drawPlot(options: PlotOptions): string {
  const {document} = new Window();
  const drawn = plot({
    ...options,
    className: 'plot',
    document: document as unknown as Document,
  });
  const svg = drawn.localName === 'svg' ? drawn : drawn.querySelector('svg');
  if (!svg) throw new Error('a plot draws one SVG; leave out legends, facet titles and captions');
  return tidy(svg);
}

/** The SVG of a flowchart or sequence diagram written as Mermaid text. */
export function drawDiagram(text: string): string {
  const {DOMParser} = new Window();
  const drawn = renderMermaidSVG(text, {padding: 8, transparent: true});
  const svg = new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'diagram');
  return tidy(svg as unknown as Element);
}

/** Attributes that hold coordinates; a tenth of a unit is finer than a screen shows. */
const COORDINATES = /^(d|points|transform|[cdr]?[xy][12]?|width|height|viewBox)$/;

/** Styles stand in the site's style sheet (a page may hold no style element), names are unique. */
function tidy(svg: Element): string {
  svg.querySelectorAll('style').forEach((style) => style.remove());
  for (const name of ['style', 'width', 'height', 'font-size', 'font-family']) {
    svg.removeAttribute(name);
  }
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const {name, value} of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
      if (COORDINATES.test(name)) {
        element.setAttribute(name, value.replace(/-?\d+\.\d+/g, (number) => `${+(+number).toFixed(1)}`));
      }
    }
  }
  const prefix = createHash('sha256').update(svg.outerHTML).digest('hex').slice(0, 6);
  return svg.outerHTML
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/>\s+</g, '><');
}
