import { escapeText } from '@helpgen/model';
import type { Translate } from '../theme.ts';
import { writeAttributes } from './escape-html.ts';

/** What may have kept style sheet or script from the reader; each has words of its own, `trouble.base` and so on. */
const causes = ['base', 'file', 'offline', 'blocked', 'gone', 'refused'] as const;

/**
 * The script that home pages carry inline besides the usual one: when the style sheet or the script of the page cannot
 * be had, it finds out why and says so above the page. A page that an older build left behind is loaded anew, once.
 * It stands in the document because nothing else may arrive; what it says it takes from {@link writeTrouble}.
 */
export const troubleScript = `(function(){var D=document,t=D.getElementById('hg-trouble'),done;
addEventListener('error',function(e){var x=e.target,u=x.src||x.href,p=location.pathname,b=t.dataset.base,n=t.dataset.tail;
if(done||!(x.tagName=='SCRIPT'||x.rel=='stylesheet'))return;done=1;
if(location.protocol=='file:')return say('file');
if(p.indexOf(b))return say('base');
fetch(u,{cache:'no-store'}).then(function(a){if(a.ok)return say('refused');
try{var k='helpgen.trouble:'+u;if(!sessionStorage[k]){sessionStorage[k]=1;return location.reload()}}catch(z){}
say('gone')},function(){say(navigator.onLine?'blocked':'offline')});
function say(c){var o=t.content.querySelector('div').cloneNode(true),s={base:b,file:u,path:n&&p.slice(-n.length)==n?p.slice(0,-n.length):p.replace(/[^/]*$/,'')};
o.querySelectorAll('[data-cause]').forEach(function(l){if(l.dataset.cause!=c)return l.remove();l.textContent=l.textContent.replace(/\\{(\\w+)\\}/g,function(w,k){return s[k]})});
o.style.cssText='margin:1em;padding:1em;border:3px solid #b32430;background:#fdf0f0;color:#1d2530;font:1rem/1.5 sans-serif;overflow-wrap:anywhere';
D.body?show():D.addEventListener('DOMContentLoaded',show);
function show(){D.body.prepend(o)}}},true)})()`;

/**
 * The words for {@link troubleScript}, where no crawler reads them, and the script. `href` is the page's own address.
 * Empty for a theme without such words.
 */
export function writeTrouble(text: Translate, basePath: string, href: string): string {
  if (text('trouble.title') === 'trouble.title') return '';
  const lines = causes.map((cause) => `<p data-cause="${cause}">${escapeText(text(`trouble.${cause}`))}</p>`);
  const where = writeAttributes({ id: 'hg-trouble', 'data-base': basePath, 'data-tail': href.slice(basePath.length) });
  const title = `<strong>${escapeText(text('trouble.title'))}</strong>`;
  const box = `<div class="hg-trouble" role="alert">${title}${lines.join('')}</div>`;
  return `<template${where}>${box}</template><script>${troubleScript}</script>`;
}
