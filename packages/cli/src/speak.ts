import type { Wordings } from '@helpgen/model';
import { resolveConfigPath, type SiteFlags } from './run-in-site.ts';
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
 * `session` with findings in the language that `flags` ask for, else that of the environment; English where nobody has
 * worded them otherwise. The presets of the site that the flags name say theirs as well.
 */
export async function speak(session: Session, flags: Pick<SiteFlags, 'config' | 'lang'>): Promise<Session> {
  const { streams } = session;
  const wordings = await wordingsIn(languageOf(streams, flags.lang), session, await resolveConfigPath(streams.cwd, flags.config));
  return wordings === undefined ? session : { ...session, streams: { ...streams, wordings } };
}

/** Findings in `language`, those of the presets of the site at `configPath` as well; `undefined`: nobody has worded them otherwise. */
export async function wordingsIn(language: string, { loadEngine }: Session, configPath: string): Promise<Wordings | undefined> {
  if (language === 'en') return undefined;
  const { findingWords } = await import('@helpgen/model/locales/finding-words');
  const own = findingWords[language];
  if (own === undefined) return undefined;
  return { ...own, ...(await (await loadEngine()).readPresetWordings({ configPath, language })) };
}
