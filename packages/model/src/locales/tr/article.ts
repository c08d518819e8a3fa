import type { articleWords as english } from '../en/article.ts';

/** What articles say, written on the server alone. */
export const articleWords: typeof english = {
  'search.placeholder': 'Belgelerde ara',
  'search.title': 'Belgelerde ara',
  'search.needsScript':
    'Arama tarayıcınızda çalışır ve JavaScript gerektirir. JavaScript olmadan tüm sayfalara gezinme menüsünden ulaşılabilir.',
  'crumbs.label': 'Sayfa yolu',
  'crumbs.home': 'Ana sayfa',
  'pager.label': 'Komşu sayfalar',
  'pager.previous': 'Önceki',
  'pager.next': 'Sonraki',
  'menu.title': 'Sayfa',
  'article.edit': 'Bu sayfayı düzenle',
  'article.markdown': 'Markdown olarak görüntüle',
  'article.updatedOn': 'Son güncelleme:',
  'article.updatedBy': '— yazan:',
  'article.tags': 'Etiketler:',
  'article.version': 'Sürüm: {label}',
  'banner.draft.title': 'Taslak',
  'banner.draft': 'Bu sayfa bir taslaktır. Yalnızca geliştirme sırasında görünür ve yayımlanan sitede yer almaz.',
  'banner.unlisted.title': 'Liste dışı sayfa',
  'banner.unlisted': 'Bu sayfa liste dışıdır. Arama motorları onu dizine eklemez ve sayfaya yalnızca doğrudan bağlantıyla ulaşılabilir.',
  'banner.unreleased': 'Bu, {title} {label} sürümünün henüz yayımlanmamış belgesidir.',
  'banner.unmaintained': 'Bu, {title} ürününün artık etkin olarak bakımı yapılmayan {label} sürümünün belgesidir.',
  'banner.latest': 'Güncel belgeler:',
  'banner.latestLink': 'en son sürüm ({label})',
  'cards.count': '{count} öge',
  'notFound.title': 'Sayfa bulunamadı',
  'notFound.first': 'Aradığınız sayfayı bulamadık.',
  'notFound.second': 'Buraya başka bir sitedeki bağlantıdan geldiyseniz sahibine bağlantının çalışmadığını bildirin.',
  'notFound.meant': 'Aradığınız şu olabilir:',
  'notFound.home': 'Ana sayfaya git',
  'trouble.title': 'Site düzgün yüklenmedi',
  'trouble.base':
    'helpgen siteyi {base} temel yolu için oluşturdu, ancak site {path} yolunda açıldı. ' +
    'site-config.json içinde "basePath": "{path}" ayarını yapın veya siteyi {base} yoluna koyun.',
  'trouble.file':
    'Site dosyadan açıldı. `helpgen serve` gibi bir sunucuyla gösterin veya site-config.json içinde "router": "hash" ayarını yapın.',
  'trouble.offline': 'Ağ bağlantısı yok. Bağlantı kurulunca sayfayı yeniden yükleyin.',
  'trouble.blocked': '{file} yüklenemedi: bağlantı kesildi veya bir tarayıcı uzantısı engelliyor.',
  'trouble.gone': '{file} sunucuda yok. helpgen ile oluşturulan klasörün tamamını yayımlayın ve aradaki önbellekleri temizleyin.',
  'trouble.refused':
    'Tarayıcı {file} dosyasını reddetti. Sunucunun gönderdiği Content-Type ve Content-Security-Policy başlıklarını denetleyin.',
  'admonition.note': 'not',
  'admonition.tip': 'ipucu',
  'admonition.info': 'bilgi',
  'admonition.warning': 'uyarı',
  'admonition.danger': 'tehlike',
  'admonition.caution': 'dikkat',
  'details.summary': 'Ayrıntılar',
  'diagram.label': 'Diyagram',
};
