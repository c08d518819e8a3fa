import type { FrameData } from '@helpgen/model';
import { reservedSpaceKey } from '../sidebar/reserved-space.ts';

/**
 * The script that all documents load first, run before anything is drawn: colour mode, a dismissed announcement and,
 * after a reload or on the way back alone, because asking the session takes time, the room of what was open.
 * It is the first to ask the storage, and so the one that tells when it is blocked. It reads what differs from site to
 * site from attributes of the root element. Until the page is drawn it also answers the button of the colour mode, when nobody
 * else does: the script of the page may not have come.
 */
export const firstScript = `(function(){var r=document.documentElement,d=r.dataset,n=d.hgStorage||'',m=d.hgColors,o=/^(light|dark)$/,
y=/system/.test(d.themeChoice)?['system','light','dark']:['light','dark'],v,w,q;
d.js='';
function g(k,m,x){try{return localStorage[m||'getItem'](k+n,x)}catch(e){w=e}}
function p(x){d.themeChoice=x;d.theme=o.test(x)?x:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.querySelectorAll('meta[data-dark]').forEach(function(e){e.content=e.dataset[d.theme]})}
if(m=='fixed')g('theme','removeItem');else{q=g('theme');v=new URLSearchParams(location.search).get('helpgen-theme');if(!o.test(v))v=q}
p(o.test(v)?v:y[2]?y[0]:d.theme);
document.addEventListener('click',function(e){if('hgReady'in d||!e.target.closest('[data-hg-hold=color]'))return;
p(v=y[(y.indexOf(d.themeChoice)+1)%y.length]);g('theme',o.test(v)?'setItem':'removeItem',v)});
if(d.hgAnnouncement&&g('helpgen.announcement')==d.hgAnnouncement)d.hgDismissed='';
if(d.hgAnnouncementBg)r.style.setProperty('--hg-announcement-bg',d.hgAnnouncementBg);
if(d.hgAnnouncementFg)r.style.setProperty('--hg-announcement-fg',d.hgAnnouncementFg);
try{q=performance.getEntriesByType('navigation')[0].type!='navigate'&&JSON.parse(sessionStorage.getItem('${reservedSpaceKey}'));if(q&&q.href==location.href){v=new CSSStyleSheet;v.replaceSync(q.css);document.adoptedStyleSheets=[v];d.hgRoom=''}}catch(e){}
if(w)console.warn('Storage is blocked: choices last as long as the page.',w)})()`;

/** The attributes of the root element that {@link firstScript}, style sheets and the colour mode read. */
export function rootAttributes(frame: FrameData): { readonly [name: string]: string | undefined } {
  const { colorMode, storageNamespace } = frame.options;
  const bar = frame.announcementBar;
  return {
    lang: frame.locale.htmlLang,
    dir: frame.locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-theme-choice': colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    'data-hg-colors': colorMode.disableSwitch ? 'fixed' : undefined,
    'data-hg-storage': storageNamespace === '' ? undefined : storageNamespace,
    // Told before the frame is loaded: the page acts by itself.
    'data-hg-router': frame.router === 'memory' ? 'memory' : undefined,
    'data-hg-counted': frame.options.analytics === null ? undefined : '',
    'data-hg-announcement': bar?.isCloseable === true ? bar.id : undefined,
    'data-hg-announcement-bg': bar?.backgroundColor,
    'data-hg-announcement-fg': bar?.textColor,
  };
}
