import type { CodeGrammar, CodeLanguage } from '@helpgen/model';
import { suggest } from '@helpgen/model';

/** Every grammar of refractor, by the name of its module. */
export const grammarNames: readonly string[] = (
  'abap abnf actionscript ada agda al antlr4 apacheconf apex apl applescript aql arduino arff armasm arturo asciidoc asm6502 asmatmel ' +
  'aspnet autohotkey autoit avisynth avro-idl awk bash basic batch bbcode bbj bicep birb bison bnf bqn brainfuck brightscript bro bsl ' +
  'c cfscript chaiscript cil cilkc cilkcpp clike clojure cmake cobol coffeescript concurnas cooklang coq cpp crystal csharp cshtml ' +
  'csp css-extras css csv cue cypher d dart dataweave dax dhall diff django dns-zone-file docker dot ebnf editorconfig eiffel ejs ' +
  'elixir elm erb erlang etlua excel-formula factor false firestore-security-rules flow fortran fsharp ftl gap gcode gdscript gedcom ' +
  'gettext gherkin git glsl gml gn go-module go gradle graphql groovy haml handlebars haskell haxe hcl hlsl hoon hpkp hsts http ' +
  'ichigojam icon icu-message-format idris iecst ignore inform7 ini io j java javadoc javadoclike javascript javastacktrace jexl ' +
  'jolie jq js-extras js-templates jsdoc json json5 jsonp jsstacktrace jsx julia keepalived keyman kotlin kumir kusto latex latte ' +
  'less lilypond linker-script liquid lisp livescript llvm log lolcode lua magma makefile markdown markup-templating markup mata ' +
  'matlab maxscript mel mermaid metafont mizar mongodb monkey moonscript n1ql n4js nand2tetris-hdl naniscript nasm neon nevod nginx ' +
  'nim nix nsis objectivec ocaml odin opencl openqasm oz parigp parser pascal pascaligo pcaxis peoplecode perl php-extras php phpdoc ' +
  'plant-uml plsql powerquery powershell processing prolog promql properties protobuf psl pug puppet pure purebasic purescript python ' +
  'q qml qore qsharp r racket reason regex rego renpy rescript rest rip roboconf robotframework ruby rust sas sass scala scheme scss ' +
  'shell-session smali smalltalk smarty sml solidity solution-file soy sparql splunk-spl sqf sql squirrel stan stata stylus ' +
  'supercollider swift systemd t4-cs t4-templating t4-vb tap tcl textile toml tremor tsx tt2 turtle twig typescript typoscript ' +
  'unrealscript uorazor uri v vala vbnet velocity verilog vhdl vim visual-basic warpscript wasm web-idl wgsl wiki wolfram wren xeora ' +
  'xml-doc xojo xquery yaml yang zig'
).split(' ');

/** Other names of languages: those of refractor, those that Shiki and GitHub know, and languages that look much the same. */
const aliasesOf: { readonly [name: string]: string } = {
  ada: 'ads adb',
  antlr4: 'g4',
  apacheconf: 'htaccess',
  arduino: 'ino',
  armasm: 'arm-asm',
  arturo: 'art',
  asciidoc: 'adoc asciidoctor',
  avisynth: 'avs',
  'avro-idl': 'avdl',
  awk: 'gawk',
  bash: 'sh shell console zsh shellscript fish nu nushell',
  batch: 'bat cmd',
  bbcode: 'shortcode',
  bnf: 'rbnf',
  bsl: 'oscript 1c os',
  cfscript: 'cfc',
  cilkc: 'cilk-c',
  cilkcpp: 'cilk cilk-cpp',
  clojure: 'clj edn',
  coffeescript: 'coffee',
  concurnas: 'conc',
  cpp: 'c++',
  crystal: 'cr',
  csharp: 'cs dotnet c#',
  cshtml: 'razor',
  d: 'dlang',
  diff: 'patch',
  django: 'jinja jinja2 html+django html+jinja',
  'dns-zone-file': 'dns-zone',
  docker: 'dockerfile containerfile',
  dot: 'gv',
  ejs: 'eta',
  elixir: 'ex exs',
  erlang: 'erl',
  'excel-formula': 'xls xlsx',
  fortran: 'f90 f95',
  fsharp: 'f# fs',
  gettext: 'po',
  gml: 'gamemakerlanguage',
  gn: 'gni',
  go: 'golang',
  'go-module': 'go-mod',
  graphql: 'gql',
  groovy: 'gvy jenkinsfile',
  handlebars: 'hbs mustache',
  haskell: 'hs',
  hcl: 'terraform tf tfvars',
  http: 'https rest-client',
  idris: 'idr',
  ignore: 'gitignore hgignore npmignore',
  ini: 'conf cfg desktop',
  javascript: 'js mjs cjs node',
  json: 'webmanifest jsonc jsonl ndjson geojson har',
  julia: 'jl',
  kotlin: 'kt kts',
  kumir: 'kum',
  latex: 'context tex',
  lilypond: 'ly',
  'linker-script': 'ld',
  lisp: 'elisp emacs emacs-lisp',
  log: 'logs',
  lua: 'luau',
  makefile: 'make just justfile',
  markdown: 'md mdx markdoc mdc',
  markup: 'atom html mathml rss ssml svg xml xhtml xsd xsl xslt rng vue vue-html svelte angular angular-html marko mjml wxml plist',
  matlab: 'octave',
  moonscript: 'moon',
  n4js: 'n4jsd',
  naniscript: 'nani',
  nasm: 'asm assembly',
  nim: 'nimrod',
  objectivec: 'objc objective-c objc++ objective-cpp',
  ocaml: 'ml',
  openqasm: 'qasm',
  pascal: 'delphi objectpascal',
  pcaxis: 'px',
  peoplecode: 'pcode',
  perl: 'pl',
  php: 'blade',
  'plant-uml': 'plantuml',
  powerquery: 'mscript pq',
  powershell: 'ps1 ps psh pwsh ps1con pwsh-session',
  properties: 'env dotenv ssh-config',
  protobuf: 'proto',
  pug: 'jade',
  purebasic: 'pbfasm',
  purescript: 'purs',
  python: 'py py3 pycon pyi pytb python+jinja python3',
  qsharp: 'qs',
  r: 'rlang',
  racket: 'rkt',
  regex: 'regexp',
  renpy: 'rpy',
  rescript: 'res',
  rest: 'rst restructuredtext',
  robotframework: 'robot',
  ruby: 'rb',
  rust: 'rs',
  scheme: 'scm',
  'shell-session': 'sh-session shellsession',
  sml: 'smlnj',
  solidity: 'sol',
  'solution-file': 'sln',
  sparql: 'rq',
  sql: 'postgresql postgres pgsql mysql sqlite tsql mariadb',
  stylus: 'styl',
  supercollider: 'sclang',
  't4-cs': 't4',
  tremor: 'trickle troy',
  tsx: 'astro',
  turtle: 'trig',
  typescript: 'ts mts cts angular-ts',
  typoscript: 'tsconfig',
  unrealscript: 'uc uscript',
  uri: 'url',
  vbnet: 'vb',
  verilog: 'system-verilog systemverilog sv',
  vim: 'viml vimscript',
  'visual-basic': 'vba',
  wasm: 'wat',
  'web-idl': 'webidl',
  wiki: 'wikitext mediawiki',
  wolfram: 'mathematica nb wl',
  xeora: 'xeoracube',
  yaml: 'yml yaml+jinja',
};

/** Grammars that one looks up without loading them: what code in its code is, or what its headers are. */
const companionsOf: { readonly [name: string]: readonly string[] | undefined } = {
  http: ['markup', 'css', 'javascript', 'json', 'uri', 'csp', 'hpkp', 'hsts'],
  markdown: ['markup', 'css', 'javascript'],
  markup: ['css', 'javascript'],
};

const plainNames = new Set('ansi ascii no-highlight nohighlight none output plain plaintext stderr stdout text tree txt'.split(' ').concat(''));

const nameByAlias = new Map([
  ...grammarNames.map((name) => [name, name] as const),
  ...Object.entries(aliasesOf).flatMap(([name, aliases]) => aliases.split(' ').map((alias) => [alias, name] as const)),
]);

/** What a written language stands for. */
export type LanguageChoice =
  | { readonly kind: 'known'; readonly language: CodeLanguage }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly suggestion: string; readonly preset: string };

/** Languages of presets of ours that a site may show without naming the preset. */
const presetByLanguage: { readonly [name: string]: string | undefined } = { xbsl: '@helpgen/script', sbsl: '@helpgen/script' };

/** The language called `written` in a code fence, letter case ignored; those of presets, `own`, go first. */
export function chooseLanguage(written: string, own: readonly CodeLanguage[] = []): LanguageChoice {
  const alias = written.toLowerCase();
  if (plainNames.has(alias)) return { kind: 'plain' };
  const ownLanguage = own.find(({ name, aliases = [] }) => name === alias || aliases.includes(alias));
  if (ownLanguage !== undefined) return { kind: 'known', language: ownLanguage };
  const name = nameByAlias.get(alias);
  if (name === undefined) {
    const names = [...nameByAlias.keys(), ...own.flatMap((each) => [each.name, ...(each.aliases ?? [])])];
    return { kind: 'unknown', suggestion: suggest(alias, names) ?? '', preset: presetByLanguage[alias] ?? '' };
  }
  return { kind: 'known', language: { name, grammar: () => loadWithCompanions(name) } };
}

async function loadWithCompanions(name: string): Promise<CodeGrammar> {
  const [grammar, ...companions] = await Promise.all([name, ...(companionsOf[name] ?? [])].map(loadModule));
  if (grammar === undefined || companions.length === 0) return grammar ?? loadModule(name);
  // A grammar adds itself to that of markup when it finds it there, and what is looked up has to be there first.
  const order = name === 'http' ? [...companions, grammar] : [grammar, ...companions];
  const all = (prism: Registry): void => order.forEach((each) => prism.register(each));
  return Object.assign(all, { displayName: name, aliases: [] });
}

interface Registry {
  register(grammar: CodeGrammar): void;
}

// Not bundled: a page needs a few of the three hundred, and refractor is a dependency whose modules stand for themselves.
async function loadModule(name: string): Promise<CodeGrammar> {
  const loaded: { readonly default: CodeGrammar } = await import(`refractor/${name}`);
  return loaded.default;
}
