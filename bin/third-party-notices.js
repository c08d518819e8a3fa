// What a bundle owes the authors of what is inside: their names, versions, licences and the texts of these.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences that want the source to be named. */
const copyleft = /\b(?:EPL|MPL|LGPL|GPL|CDDL)\b/;

/** The terms of the licences MIT and ISC, without the lines above that name the owner. */
const sharedTerms = /Permission is hereby granted, free of charge[^]*?(?:DEALINGS\s+IN\s+THE\s+SOFTWARE|THE\s+USE\s+OR\s+OTHER\s+DEALINGS[^.]*)\.|Permission to use, copy, modify, and(?:\/or)? distribute this software[^]*?PERFORMANCE\s+OF\s+THIS\s+SOFTWARE\./gi;

/** The packages of others that the files at `inputs`, relative to `folder`, belong to, in the order of their names. */
export function packagesOf(inputs, folder) {
  const found = new Map();
  for (const input of inputs) {
    const inside = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path.resolve(folder, input));
    if (inside === null) continue;
    const { name, version, license, repository, homepage } = JSON.parse(readFileSync(path.join(inside[1], 'package.json'), 'utf8'));
    if (name.startsWith('@helpgen/')) continue;
    const source = repository?.url ?? repository ?? homepage ?? '';
    found.set(`${name} ${version}`, { name, version, licence: license ?? 'as follows', source, text: textOf(inside[1]) || ownTextOf(name) });
  }
  return [...found.keys()].sort().map((key) => found.get(key));
}

function textOf(place) {
  const names = existsSync(place) ? readdirSync(place).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)) : [];
  return names.sort().map((name) => readFileSync(path.join(place, name), 'utf8').trim()).join('\n\n');
}

/** The text of the licence of `name` where the package comes without it, as its authors publish it elsewhere. */
function ownTextOf(name) {
  const file = path.join(import.meta.dirname, 'licences', `${name.replace('/', '+')}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** The notices for `packages`, lists as `packagesOf` gives them; what many licences say in the same words stands there once, behind the names. */
export function noticesFor(...packages) {
  const byKey = new Map(packages.flat().map((item) => [`${item.name} ${item.version}`, item]));
  const shared = new Map();
  const notices = [...byKey.keys()].sort().map((key) => {
    const { name, version, licence, source, text } = byKey.get(key);
    const origin = copyleft.test(licence) ? `\nIts source, unchanged: ${source}\n` : '';
    const own = text.replaceAll(sharedTerms, (terms) => {
      const words = terms.replace(/\s+/g, ' ');
      if (!shared.has(words)) shared.set(words, { terms, number: shared.size + 1 });
      return `[The terms that stand at the end of this file under ${shared.get(words).number}]`;
    });
    return `${name} ${version} (${licence})\n${origin}\n${own}\n`;
  });
  const head = 'This package holds code of the following packages, each under its own licence.\n';
  const terms = [...shared.values()].map((entry) => `Terms ${entry.number}\n\n${entry.terms}\n`);
  return [head, ...notices, ...terms].join(`\n${'-'.repeat(80)}\n\n`);
}
