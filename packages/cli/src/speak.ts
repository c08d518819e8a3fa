import type { Wordings } from '@helpgen/model';
import type { Session, Streams } from './session.ts';

/** The locale that the environment wishes for: `zh-TW` of `zh_TW.UTF-8`, English where it has no wish (`C.UTF-8`). */
export function localeOfEnvironment({ env }: Pick<Streams, 'env'>): string {
  const wished = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '') ?? 'en';
  const locale = /^[a-z]+(?:[-_][a-z0-9]+)*/i.exec(wished)?.[0].replaceAll('_', '-') ?? 'en';
  return /^(?:c|posix)$/i.test(locale) ? 'en' : locale;
}

/** The language in which the environment wants to be spoken to, where none was `asked` for. */
export function languageOf(streams: Pick<Streams, 'env'>, asked?: string): string {
  return (asked ?? localeOfEnvironment(streams)).split('-')[0]?.toLowerCase() ?? 'en';
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
