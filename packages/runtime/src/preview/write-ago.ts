/** From these seconds on a time is told in the unit. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long before `now` the time `iso` was, in the words of `lang`: «5 минут назад»; within a minute it is `justNow`. */
export function writeAgo(iso: string, now: Date, { lang, justNow }: { readonly lang: string; readonly justNow: string }): string {
  const seconds = (now.getTime() - Date.parse(iso)) / 1000;
  const unit = units.find(([, least]) => seconds >= least);
  return unit === undefined
    ? justNow
    : new Intl.RelativeTimeFormat(lang === '' ? 'en' : lang, { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}
