import { defineClient } from '@helpgen/runtime/client';
import '../../css/api.css' with { classes: 'hg-api hg-api-list hg-api-declaration' };
import '../../css/entries.css' with { classes: 'hg-api-entry hg-api-old' };

/** The style of the parts, and of entries in sidebars. Nothing moves but what the browser opens and closes itself. */
export default defineClient({ behaviours: {} });
