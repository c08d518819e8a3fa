import type { WrittenCatalogue } from '../diagnostic.ts';
import preset from './en/preset.json' with { type: 'json' };

/** What can go wrong with presets: HG7xxx. */
export const presetCatalogue = preset as WrittenCatalogue<typeof preset>;
