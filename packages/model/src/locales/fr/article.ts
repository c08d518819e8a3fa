import type { articleWords as english } from '../en/article.ts';

/** What articles say, written on the server alone. */
export const articleWords: typeof english = {
  'search.placeholder': 'Rechercher dans la documentation',
  'search.title': 'Rechercher dans la documentation',
  'search.needsScript':
    'La recherche s’exécute dans votre navigateur et nécessite JavaScript. Sans lui, la navigation mène à toutes les pages.',
  'crumbs.label': 'Fil d’Ariane',
  'crumbs.home': 'Page d’accueil',
  'pager.label': 'Pages voisines',
  'pager.previous': 'Précédent',
  'pager.next': 'Suivant',
  'menu.title': 'Page',
  'article.edit': 'Modifier cette page',
  'article.markdown': 'Afficher en Markdown',
  'article.updatedOn': 'Dernière mise à jour le',
  'article.updatedBy': 'par',
  'article.tags': 'Étiquettes :',
  'article.version': 'Version : {label}',
  'banner.draft.title': 'Brouillon',
  'banner.draft': 'Cette page est un brouillon. Elle n’est visible qu’en développement et ne figurera pas dans le site publié.',
  'banner.unlisted.title': 'Page non répertoriée',
  'banner.unlisted':
    'Cette page n’est pas répertoriée. Les moteurs de recherche ne l’indexent pas et ' +
    'seules les personnes disposant du lien direct peuvent y accéder.',
  'banner.untranslated.title': 'Pas encore traduite',
  'banner.untranslated': 'Cette page est affichée dans sa langue d’origine : {language}.',
  'banner.unreleased': 'Cette documentation concerne {title}, version {label}, qui n’est pas encore publiée.',
  'banner.unmaintained': 'Cette documentation concerne {title}, version {label}, qui n’est plus activement maintenue.',
  'banner.latest': 'Pour une documentation à jour, consultez la',
  'banner.latestLink': 'dernière version ({label})',
  'cards.count': '{count} élément|{count} éléments',
  'notFound.title': 'Page introuvable',
  'notFound.first': 'Nous n’avons pas trouvé ce que vous cherchez.',
  'notFound.second': 'Si vous avez suivi un lien depuis un autre site, signalez à son propriétaire que ce lien ne fonctionne plus.',
  'notFound.meant': 'Vous cherchiez peut-être :',
  'notFound.home': 'Aller à la page d’accueil',
  'trouble.title': 'Le site ne s’est pas chargé correctement',
  'trouble.base':
    'helpgen l’a généré pour le chemin de base {base}, mais il a été ouvert à {path}. Indiquez ' +
    '"basePath": "{path}" dans site-config.json, ou placez le site à {base}.',
  'trouble.file':
    'Il a été ouvert depuis un fichier. Affichez-le avec un serveur, par exemple ' +
    '`helpgen serve`, ou indiquez "router": "hash" dans site-config.json.',
  'trouble.offline': 'Il n’y a pas de connexion au réseau. Rechargez la page lorsqu’elle sera rétablie.',
  'trouble.blocked': '{file} n’a pas pu être chargé : la connexion a échoué ou une extension du navigateur le bloque.',
  'trouble.gone': '{file} n’est pas sur le serveur. Publiez tout le dossier généré par helpgen et videz les caches intermédiaires.',
  'trouble.refused': 'Le navigateur a refusé {file}. Vérifiez les en-têtes Content-Type et Content-Security-Policy envoyés par le serveur.',
  'admonition.note': 'remarque',
  'admonition.tip': 'astuce',
  'admonition.info': 'info',
  'admonition.warning': 'attention',
  'admonition.danger': 'danger',
  'admonition.caution': 'prudence',
  'details.summary': 'Détails',
  'diagram.label': 'Diagramme',
};
