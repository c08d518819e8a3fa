import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a minimal theme and a config for Hugo into `folder`: sidebar, article, table of contents, style sheet. */
export async function writeHugoTheme(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(themeFiles)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const config = `baseURL = "https://example.com/"
languageCode = "ru"
title = "Справочник"
disableKinds = ["taxonomy", "term", "RSS"]

[markup.goldmark.renderer]
unsafe = true

[markup.highlight]
noClasses = false

[markup.tableOfContents]
startLevel = 2
endLevel = 3
`;

const base = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} | {{ .Site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
<link rel="stylesheet" href="{{ "style.css" | relURL }}">
</head>
<body>
<header><a href="{{ .Site.Home.RelPermalink }}">{{ .Site.Title }}</a></header>
<div class="columns">
<nav class="sidebar" aria-label="Разделы">{{ partialCached "sidebar.html" . .Section }}</nav>
<main><article>{{ if not (in .Content "<h1") }}<h1>{{ .Title }}</h1>{{ end }}{{ .Content }}</article>{{ block "pager" . }}{{ end }}</main>
<aside class="toc">{{ .TableOfContents }}</aside>
</div>
<footer>{{ .Site.Title }}</footer>
</body>
</html>
`;

// The links are those of a page's open section and of all sections: what our own sidebar shows.
const sidebar = `<ul>
{{- $section := .Section }}
{{- range .Site.Sections }}
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{- if eq .Section $section }}<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end -}}
</li>
{{- end }}
</ul>
`;

const single = `{{ define "pager" }}<nav class="pager">
{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
</nav>{{ end }}
`;

const style = `body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
header, footer { padding: 1rem; background: #f4f4f5; }
.columns { display: grid; grid-template-columns: 18rem minmax(0, 1fr) 14rem; gap: 2rem; padding: 1rem; }
pre { padding: 1rem; overflow: auto; background: #f4f4f5; }
table { border-collapse: collapse; }
td, th { padding: 0.25rem 0.75rem; border: 1px solid #d4d4d8; }
@media (width < 64rem) { .columns { grid-template-columns: 1fr; } }
`;

const themeFiles: { readonly [path: string]: string } = {
  'config.toml': config,
  'layouts/_default/baseof.html': base,
  'layouts/_default/single.html': single,
  'layouts/_default/list.html': '{{ define "pager" }}{{ end }}\n',
  'layouts/partials/sidebar.html': sidebar,
  'static/style.css': style,
};
