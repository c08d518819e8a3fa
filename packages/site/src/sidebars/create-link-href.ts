import type { Diagnostic } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import { answerLink } from '../links/answer-link.ts';
import type { SiteIndex } from '../links/site-index.ts';
import { targetHref } from '../links/target-href.ts';
import type { LinkHref } from '../pages/site-page.ts';

/** Resolves the links that sidebars hold beside documents, and remembers the pages they lead to. */
export interface SidebarLinks {
  readonly hrefOf: LinkHref;
  readonly linkedRoutes: ReadonlySet<string>;
}

/** A resolver of sidebar links; what is wrong goes to `diagnostics`, once for each place in the config. */
export function createLinkHref(index: SiteIndex, diagnostics: Diagnostic[]): SidebarLinks {
  const { config } = index;
  const reported = new Set<string>();
  const linkedRoutes = new Set<string>();
  const hrefOf: LinkHref = ({ href, pointer }) => {
    const { target, page, problem } = answerLink(index, { url: href, locale: config.locales.default });
    if (problem !== undefined && !reported.has(pointer)) {
      reported.add(pointer);
      const severity = severityOf(problem.policy ?? 'throw');
      const code = problem.code === 'HG3003' ? 'HG3307' : 'HG3305';
      if (severity !== undefined && problem.code !== 'HG3005') diagnostics.push(finding(code, { target: href, ...problem.args, pointer }, { severity }));
    }
    if (page !== undefined) linkedRoutes.add(page.route);
    return targetHref(target, config);
  };
  return { hrefOf, linkedRoutes };
}
