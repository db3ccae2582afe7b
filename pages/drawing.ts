import {createHash} from 'node:crypto';
import {plot, type PlotOptions} from '@observablehq/plot';
import {Window} from 'happy-dom';
import simplify from 'simplify-js';

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
  svg.removeAttribute('width');
  return tidy(svg);
}

/** The SVG of a flowchart or sequence diagram written as Mermaid text, in its natural width. */
export async function drawDiagram(text: string): Promise<string> {
  // It exports nothing to `require`, by which the framework loads plugins.
  const {renderMermaidSVG} = await import('beautiful-mermaid');
  const {DOMParser} = new Window();
  const drawn = renderMermaidSVG(text, {padding: 8, transparent: true});
  const svg = new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'diagram');
  return tidy(svg as unknown as Element);
}

/** Attributes that hold coordinates. */
const COORDINATES = /^(points|transform|[cdr]?[xy][12]?|width|height|viewBox)$/;

/** A length in units of the drawing: in em, half a unit would be half a line. */
const LENGTH = /-?\d+\.\d+\b/g;

/** Styles stand in the site's style sheet (a page may hold no style element), names are unique. */
function tidy(svg: Element): string {
  svg.querySelectorAll('style').forEach((style) => style.remove());
  for (const marker of svg.querySelectorAll('marker')) {
    if (!svg.outerHTML.includes(`url(#${marker.id})`)) marker.remove();
  }
  for (const name of ['style', 'height', 'font-size', 'font-family', 'xmlns']) {
    svg.removeAttribute(name);
  }
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const {name, value} of [...element.attributes]) {
      // A group has no role, and only what has one may carry a name.
      if (/^(data|aria)-/.test(name)) element.removeAttribute(name);
      if (name === 'd') element.setAttribute('d', thin(value));
      else if (COORDINATES.test(name)) {
        element.setAttribute(
          name,
          value.replace(LENGTH, (number) => round(+number)),
        );
      }
    }
  }
  const drawn = renumbered(svg.outerHTML);
  const prefix = createHash('sha256').update(drawn).digest('hex').slice(0, 6);
  return drawn
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/>\s+</g, '><');
}

/** Plot counts what it clips across all drawings: the same plot would differ from one build to the next. */
function renumbered(svg: string): string {
  const names = [...new Set(svg.match(/plot-clip-\d+/g))];
  return svg.replace(/plot-clip-\d+/g, (name) => `clip-${names.indexOf(name) + 1}`);
}

/** A path of straight lines without the points that a reader could not tell from a straight line. */
function thin(path: string): string {
  if (!/^[MLZ\d.,\s-]+$/.test(path)) return path.replace(/-?\d+\.\d+/g, (n) => round(+n));
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const points = part
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number))
        .map(([x = 0, y = 0]) => ({x, y}));
      const corners = simplify(points, 0.2, true).map(({x, y}) => `${round(x)},${round(y)}`);
      return `M${corners.join('L')}${part.includes('Z') ? 'Z' : ''}`;
    })
    .join('');
}

/** To half a unit, which is less than a pixel at the width of a page. */
const round = (number: number): string => `${Math.round(number * 2) / 2}`;
