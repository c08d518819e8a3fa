import type { articleWords as english } from '../en/article.ts';

/** What articles say, written on the server alone. */
export const articleWords: typeof english = {
  'search.placeholder': 'Dokumentation durchsuchen',
  'search.title': 'Dokumentation durchsuchen',
  'search.needsScript':
    'Die Suche läuft im Browser und benötigt JavaScript. Ohne JavaScript erreichen Sie alle Seiten über die Navigation.',
  'crumbs.label': 'Brotkrümelnavigation',
  'crumbs.home': 'Startseite',
  'pager.label': 'Benachbarte Seiten',
  'pager.previous': 'Zurück',
  'pager.next': 'Weiter',
  'menu.title': 'Seite',
  'article.edit': 'Diese Seite bearbeiten',
  'article.markdown': 'Als Markdown anzeigen',
  'article.updatedOn': 'Zuletzt aktualisiert am',
  'article.updatedBy': 'von',
  'article.tags': 'Schlagwörter:',
  'article.version': 'Version: {label}',
  'banner.draft.title': 'Entwurf',
  'banner.draft': 'Diese Seite ist ein Entwurf. Sie ist nur während der Entwicklung sichtbar und fehlt in der veröffentlichten Site.',
  'banner.unlisted.title': 'Nicht gelistete Seite',
  'banner.unlisted':
    'Diese Seite ist nicht gelistet. Suchmaschinen nehmen sie nicht auf, und nur wer den direkten Link kennt, kann sie aufrufen.',
  'banner.untranslated.title': 'Noch nicht übersetzt',
  'banner.untranslated': 'Diese Seite wird in der Originalsprache angezeigt: {language}.',
  'banner.unreleased': 'Dies ist die noch unveröffentlichte Dokumentation für {title}, Version {label}.',
  'banner.unmaintained': 'Dies ist die Dokumentation für {title}, Version {label}, die nicht mehr aktiv gepflegt wird.',
  'banner.latest': 'Die aktuelle Dokumentation:',
  'banner.latestLink': 'neueste Version ({label})',
  'cards.count': '{count} Eintrag|{count} Einträge',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.first': 'Unter dieser Adresse gibt es keine Seite.',
  'notFound.second':
    'Wenn Sie einem Link von einer anderen Website gefolgt sind, teilen Sie deren Betreiber bitte mit, dass der Link nicht funktioniert.',
  'notFound.meant': 'Vielleicht meinten Sie:',
  'notFound.home': 'Zur Startseite',
  'trouble.title': 'Die Site wurde nicht vollständig geladen',
  'trouble.base':
    'helpgen hat sie für den Basispfad {base} erstellt, geöffnet wurde sie unter {path}. Setzen Sie in ' +
    'site-config.json "basePath": "{path}" oder legen Sie die Site unter {base} ab.',
  'trouble.file':
    'Sie wurde als Datei geöffnet. Zeigen Sie sie über einen Server an, etwa mit ' +
    '`helpgen serve`, oder setzen Sie in site-config.json "router": "hash".',
  'trouble.offline': 'Es besteht keine Netzwerkverbindung. Laden Sie die Seite neu, sobald sie wieder besteht.',
  'trouble.blocked':
    '{file} konnte nicht geladen werden: Die Verbindung ist abgebrochen, oder eine Browsererweiterung blockiert die Datei.',
  'trouble.gone':
    '{file} fehlt auf dem Server. Veröffentlichen Sie den gesamten von helpgen ' +
    'erstellten Ordner und leeren Sie zwischengeschaltete Caches.',
  'trouble.refused': 'Der Browser hat {file} abgelehnt. Prüfen Sie Content-Type und Content-Security-Policy, die der Server sendet.',
  'admonition.note': 'Hinweis',
  'admonition.tip': 'Tipp',
  'admonition.info': 'Info',
  'admonition.warning': 'Warnung',
  'admonition.danger': 'Gefahr',
  'admonition.caution': 'Vorsicht',
  'details.summary': 'Details',
  'diagram.label': 'Diagramm',
};
