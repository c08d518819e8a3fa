import type { Wordings } from '@helpgen/model';
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
export async function speak(session: Session, configPath: string, asked?: string): Promise<Streams> {
  const { streams } = session;
  const wordings = await wordingsIn(languageOf(streams, asked), session, configPath);
  return wordings === undefined ? streams : { ...streams, wordings };
}

/** Findings in `language`, those of the presets of the site at `configPath` as well; `undefined`: nobody has worded them otherwise. */
export async function wordingsIn(language: string, { loadEngine }: Session, configPath: string): Promise<Wordings | undefined> {
  if (language === 'en') return undefined;
  const { findingWords } = await import('@helpgen/model/locales/finding-words');
  const own = findingWords[language];
  if (own === undefined) return undefined;
  return { ...own, ...(await (await loadEngine()).readPresetWordings({ configPath, language })) };
}
