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
  const {document} = new Window();
  const holder = document.createElement('div') as unknown as HTMLElement;
  holder.innerHTML = renderMermaidSVG(text, {padding: 8, transparent: true});
  const svg = holder.querySelector('svg');
  if (!svg) throw new Error('a diagram draws one SVG');
  svg.setAttribute('class', 'diagram');
  return tidy(svg);
}

/** Styles stand in the site's style sheet (a page may hold no style element), names are unique. */
function tidy(svg: Element): string {
  svg.querySelectorAll('style').forEach((style) => style.remove());
  svg.removeAttribute('style');
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  for (const element of svg.querySelectorAll('*')) {
    for (const {name} of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
    }
  }
  const prefix = createHash('sha256').update(svg.outerHTML).digest('hex').slice(0, 6);
  return svg.outerHTML
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/(\d\.\d{2})\d+/g, '$1')
    .replace(/>\s+</g, '><');
}
