import type { Session, Streams } from './session.ts';

/** The language in which the environment wants to be spoken to: `ru` of `ru_RU.UTF-8`, English where it has no wish (`C.UTF-8`). */
export function languageOf({ env }: Pick<Streams, 'env'>, asked?: string): string {
  const locale = asked ?? [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '') ?? 'en';
  const language = /^[a-z]+/i.exec(locale)?.[0].toLowerCase() ?? 'en';
  return language === 'c' || language === 'posix' ? 'en' : language;
}

/**
 * The streams of `session` with findings in the language that was `asked` for, else that of the environment; English where nobody has
 * worded them otherwise. The presets of the site at `configPath` say theirs as well.
 */
export async function speak({ streams, loadEngine }: Session, configPath: string, asked?: string): Promise<Streams> {
  const language = languageOf(streams, asked);
  if (language === 'en') return streams;
  const { findingWords } = await import('@helpgen/model/locales/finding-words');
  const own = findingWords[language];
  if (own === undefined) return streams;
  const ofPresets = await (await loadEngine()).readPresetWordings({ configPath, language });
  return { ...streams, wordings: { ...own, ...ofPresets } };
}
