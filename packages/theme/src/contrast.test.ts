import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

type Rgb = readonly [number, number, number];

const sheets = ['tokens.css', 'tokens-lines.css', 'tokens-diagram.css'].map((name) => readFileSync(new URL(`../css/${name}`, import.meta.url), 'utf8').split("[data-theme='dark']"));
/** How much of its colour the ground of a note has. */
const noteShare = Number(/color-mix\(in srgb, var\(--hg-kind\) (\d+)%, var\(--hg-bg\)\)/.exec(readFileSync(new URL('../css/notes.css', import.meta.url), 'utf8'))?.[1]) / 100;
const noteKinds = ['note', 'tip', 'info', 'warning', 'danger'];
const [lightText, darkText] = [0, 1].map((mode) => sheets.map((parts) => parts[mode] ?? '').join('')) as [string, string];
const light = resolved(tokensOf(lightText));
const dark = resolved({ ...tokensOf(lightText), ...tokensOf(darkText) });

/** All but the fonts, which stand in for each other. */
function tokensOf(text: string): { readonly [name: string]: string } {
  return Object.fromEntries([...text.matchAll(/--hg-(?!font|heading-font)([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

/** The colours among `tokens`, with what they are made of looked up and mixed. */
function resolved(tokens: { readonly [name: string]: string }): { readonly [name: string]: string } {
  const colorOf = (value: string): string => {
    const [, name] = /^var\(--hg-([\w-]+)\)$/.exec(value) ?? [];
    if (name !== undefined) return colorOf(tokens[name] ?? '');
    const [, darkened, part] = /^color-mix\(in hsl, (\S+) (\d+)%, #000\)$/.exec(value) ?? [];
    if (darkened !== undefined) return withBlack(parse(colorOf(darkened)), Number(part) / 100);
    const [, first, share, second] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
    return first === undefined || second === undefined ? value : mixed(parse(colorOf(first)), parse(colorOf(second)), Number(share) / 100);
  };
  const colors = Object.fromEntries(Object.entries(tokens).flatMap(([name, value]) => (/^#[\da-f]{3,6}$/i.test(colorOf(value)) ? [[name, colorOf(value)]] : [])));
  const grounds = noteKinds.map((kind) => [`${kind}-soft`, mixed(parse(colors[kind] ?? ''), parse(colors['bg'] ?? ''), noteShare)]);
  return { ...colors, ...Object.fromEntries(grounds) };
}

function mixed(a: Rgb, b: Rgb, share: number): string {
  return hexOf(a.map((channel, at) => channel * share + (b[at] ?? 0) * (1 - share)));
}

/** `color` with less saturation and lightness, as a mixture with black is where hue, saturation and lightness are mixed: black has no hue. */
function withBlack(color: Rgb, share: number): string {
  const [high, low] = [Math.max(...color) / 255, Math.min(...color) / 255];
  const light = (high + low) / 2;
  const saturation = (high - low) / (1 - Math.abs(2 * light - 1) || 1);
  const chroma = (1 - Math.abs(2 * light * share - 1)) * saturation * share;
  const channels = color.map((channel) => (light * share + ((channel / 255 - light) / (high - low || 1)) * chroma) * 255);
  return hexOf(channels);
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function parse(hex: string): Rgb {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(parse(a)), luminance(parse(b))].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const codeColors = Object.keys(light).filter((name) => (name.startsWith('code-') && !/bg|marked|added|removed/.test(name)) || name.startsWith('bracket-'));
const pairs = [
  ...codeColors.flatMap((color) => ['code-bg', 'code-marked', 'code-added', 'code-removed'].map((ground) => [color, ground] as const)),
  ...['text', 'text-soft', 'text-faint', 'link', 'accent'].flatMap((color) => ['bg', 'bg-soft', 'bg-raised'].map((ground) => [color, ground] as const)),
  ...noteKinds.flatMap((kind) => [[kind, `${kind}-soft`], ['text', `${kind}-soft`], ['link', `${kind}-soft`]] as const),
  ...['method', 'type', 'property', 'operator', 'enum', 'exception'].flatMap((kind) => [[`kind-${kind}`, 'bg'], [`kind-${kind}`, 'code-bg']] as const),
  ['text', 'accent-soft'] as const,
  ['text', 'found-soft'] as const,
  ['text-soft', 'bg-sunk'] as const,
  ['text-faint', 'bg-sunk'] as const,
  ['on-accent', 'accent-fill'] as const,
  ['danger', 'code-bg'] as const,
  ['tip', 'code-added'] as const,
  ['danger', 'code-removed'] as const,
  ...['bg', 'surface', 'second', 'third'].flatMap((ground) => [[`diagram-fg`, `diagram-${ground}`]] as const),
];

test.each([
  ['light', light],
  ['dark', dark],
])('every text of the %s mode has a contrast of 4.5 to 1', (_mode, tokens) => {
  expect(codeColors.length).toBeGreaterThan(12);
  const weak = pairs.flatMap(([color, ground]) => {
    const ratio = contrast(tokens[color] ?? '#000', tokens[ground] ?? '#000');
    return ratio < 4.5 ? [`${color} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
  expect(weak).toEqual([]);
});
