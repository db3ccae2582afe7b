import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const SCRIPTS = /<% it\.scripts\.forEach\([^]+?<% \}\); %>/;

/** Lists the addresses of a page's scripts for `onDemand.ts`, in place of the elements that load them. */
const LIST = `<meta name="scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`;

/** The framework's template of a page, without its scripts. Throws where it has them no longer. */
export function template(): string {
  if (SCRIPTS.test(stock)) return stock.replace(SCRIPTS, LIST);
  throw new Error(
    `plugins/speed/onDemand/template.ts: the framework's template no longer has ${SCRIPTS}. What to do: find where it writes the scripts of a page. SPEED=off builds without.`,
  );
}
