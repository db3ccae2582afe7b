/** What a page looks like at the width that it has. */
export type Measured = {
  /** Tables that scroll sideways or reach over the edge, with the pixels out of sight. */
  cutTables: {table: string; hidden: number}[];
  /** Whether the breadcrumbs take more than one line. */
  areCrumbsBroken: boolean;
  /** Pixels from the top of the page to its title, and to its first paragraph. */
  titleTop?: number;
  textTop?: number;
  height: number;
  /** Tab stops that are no control: of them, those without a name, and those that scroll nowhere. */
  namelessStops: number;
  idleStops: number;
  /** Texts of figures below 11 px. */
  smallFigureTexts: number;
  /** Lines of prose with more than 80 characters. */
  longLines: string[];
};

/** Runs in the page, so that it uses nothing from outside. */
export function measurePage(): Measured {
  const article = document.querySelector('article') ?? document.querySelector('main');
  const all = <E extends Element = HTMLElement>(selector: string): E[] =>
    [...(article?.querySelectorAll<E>(selector) ?? [])].filter((element) =>
      element.checkVisibility({visibilityProperty: true}),
    );
  const topOf = (element?: Element): number | undefined =>
    element && Math.round(element.getBoundingClientRect().top + scrollY);
  const isScrolling = ({scrollWidth, clientWidth, scrollHeight, clientHeight}: Element) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;

  const cutTables = all('table').flatMap((table) => {
    const {left, right} = table.getBoundingClientRect();
    const frame = table.parentElement ?? table;
    const hidden = Math.max(
      table.scrollWidth - table.clientWidth,
      frame.scrollWidth - frame.clientWidth,
      Math.round(right - innerWidth),
      Math.round(-left),
    );
    return hidden > 1 ? [{table: table.querySelector('tr')?.textContent ?? '', hidden}] : [];
  });

  const crumbs = all('.breadcrumbs__item').map(({offsetTop}) => offsetTop);
  const stops = all('[tabindex="0"]').filter(
    (element) => !element.matches('a, button, input, select, textarea, summary, [role=tab]'),
  );
  const smallFigureTexts = all<SVGTextElement>('figure svg text').filter((text) => {
    const scale = text.getScreenCTM()?.a ?? 1;
    return parseFloat(getComputedStyle(text).fontSize) * scale < 11;
  }).length;

  const longLines = all('p, li, dd, dt, td, th, blockquote, figcaption, summary').flatMap(
    (block) => {
      const lines: string[] = [];
      let last: DOMRect | undefined;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const owner = node.parentElement?.closest('p, li, dd, dt, td, th, summary, pre, math');
        if (owner && owner !== block && block.contains(owner)) continue;
        for (const word of (node.nodeValue ?? '').matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].trimEnd().length);
          const rectangle = range.getClientRects()[0];
          if (!rectangle) continue;
          const isNext = !last || rectangle.top > last.bottom - 4 || rectangle.left < last.left;
          if (isNext) lines.push(word[0]);
          else lines.push((lines.pop() ?? '') + word[0]);
          last = rectangle;
        }
      }
      return lines.map((line) => line.trim()).filter((line) => line.length > 80);
    },
  );

  return {
    cutTables,
    areCrumbsBroken: new Set(crumbs).size > 1,
    titleTop: topOf(all('h1')[0]),
    textTop: topOf(all('.markdown p:not(.scope)')[0]),
    height: document.documentElement.scrollHeight,
    namelessStops: stops.filter((stop) => !stop.ariaLabel && !stop.hasAttribute('aria-labelledby'))
      .length,
    idleStops: stops.filter((stop) => !isScrolling(stop)).length,
    smallFigureTexts,
    longLines,
  };
}
