import { defineClient, islands } from '@helpgen/runtime/client';
import client from '@helpgen/theme/client';
import './colors.css';
import './price.css' with { classes: 'till-price' };

/** The default theme's style sheet and behaviours, other colours, and the code of the islands. */
export default defineClient({
  ...client,
  behaviours: { ...client.behaviours, islands: islands({ Rating: () => import('./islands/Rating.tsx') }) },
});
