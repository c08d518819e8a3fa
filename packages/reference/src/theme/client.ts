import { defineClient } from '@helpgen/runtime';
import '../../css/reference.css';

/** The style of the parts, and what finds members and copies names. */
export default defineClient({
  behaviours: {
    members: { selector: '.hg-members-bar, .hg-copy-name', when: 'awake', load: () => import('../behaviours/members.ts') },
  },
});
