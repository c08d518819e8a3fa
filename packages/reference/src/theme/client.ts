import { defineClient } from '@helpgen/runtime/client';
import '../../css/list.css' with { classes: 'hg-list hg-tag hg-signature' };
import '../../css/forms.css' with { classes: 'hg-form' };
import '../../css/badges.css' with { classes: 'hg-badges hg-evidence hg-deprecation hg-tag-history' };
import '../../css/reference.css' with { classes: 'hg-signature hg-facts hg-rows hg-uses hg-name hg-evidence hg-deprecation hg-tag' };

/** The style of the parts, what finds members and copies names, what a type is used for, and the cards of names in code. */
export default defineClient({
  behaviours: {
    members: { selector: '.hg-members-bar, .hg-facts', when: 'awake', load: () => import('../behaviours/members.ts') },
    uses: { selector: '.hg-uses-apart', when: 'awake', load: () => import('../behaviours/uses.ts') },
    codeNames: { selector: '.hg-prose code', choice: 'codeNames', load: () => import('../behaviours/code-names.ts') },
    // A row of an index says already what a card would.
    names: { selector: ':is(code, pre) a:not(.hg-list a)', when: 'touched', load: () => import('../behaviours/names.ts') },
  },
});
