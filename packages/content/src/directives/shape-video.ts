import type { Compilation } from '../compilation.ts';
import type { Directive, Shaped } from '@helpgen/markdown';
import { become, shaped } from '../shape/mdast.ts';
import { checkAttributes, contentOf, labelOf, report, standIn } from './directive-node.ts';

/** A site that shows videos: how its addresses name one, and where one is played inside of another page. */
interface VideoHost {
  readonly name: string;
  readonly address: RegExp;
  readonly player: (id: string) => string;
}

/** The sites whose videos can be played inside of a page, by the name that `markdown.videos` has for them. */
const hosts: { readonly [name: string]: VideoHost } = {
  youtube: {
    name: 'YouTube',
    address: /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    address: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,15})/,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  rutube: {
    name: 'RuTube',
    address: /^https:\/\/rutube\.ru\/(?:video|play\/embed)\/(\w{10,40})/,
    player: (id) => `https://rutube.ru/play/embed/${id}?autoplay=true`,
  },
  vk: {
    name: 'VK Видео',
    address: /^https:\/\/(?:www\.)?(?:vk\.com|vkvideo\.ru)\/video(-?\d+_\d+)/,
    player: (id) => `https://vkvideo.ru/video_ext.php?oid=${id.replace('_', '&id=')}&autoplay=1`,
  },
};

/**
 * `:::video[Title]{src=./a.mp4 poster=./a.png}`: a file of the site, or a video of another site. Of that one nothing is asked
 * before the reader presses play; without a script, and where the config does not name the site, it is a link.
 */
export function shapeVideo(node: Directive, compilation: Compilation): void {
  checkAttributes(node, ['src', 'poster', 'width', 'height'], compilation);
  const { src = '', poster, width, height } = node.attributes;
  if (src === '') report(node, 'HG2221', { name: 'video', key: 'src', braces: '{src="./a.mp4"}' }, compilation);
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
  const isElsewhere = /^https?:\/\//i.test(src);
  const picture = poster === undefined ? {} : { poster };
  const played: Shaped[] = isElsewhere
    ? poster === undefined ? [] : [shaped('img', [], { src: poster, alt: '', ...size })]
    : src === '' ? [] : [shaped('video', [], { src, ...size, ...picture, controls: true, playsInline: true, preload: 'metadata' })];
  const drawn: Directive = { ...node, children: [...labelOf(node), ...played] };
  const from = isElsewhere ? { href: src, ...hostOf(src, compilation.options.videos) } : { href: null, host: null, player: null };
  standIn(drawn, { kind: 'part', part: 'Video', props: { caption: null, captionHtml: null, ...from }, label: 'caption' }, compilation);
  become(node, { type: 'hgGroup', children: [drawn, ...contentOf(node)] });
}

/** Whose video `src` is, and where it is played when it is one of the sites `allowed`. */
function hostOf(src: string, allowed: readonly string[]): { readonly host: string; readonly player: string | null } {
  for (const [key, { name, address, player }] of Object.entries(hosts)) {
    const id = address.exec(src)?.[1];
    if (id !== undefined) return { host: name, player: allowed.includes(key) ? player(id) : null };
  }
  return { host: /^https?:\/\/([^/?#]*)/i.exec(src)?.[1] ?? src, player: null };
}
