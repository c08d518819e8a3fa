import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const names = new Set([...Object.keys(lucide.icons), ...Object.keys(lucide.aliases)]);

// Names that other sets give to what is drawn here under another one.
const others: { readonly [name: string]: string } = {
  account: 'user',
  'account-group': 'users',
  alert: 'triangle-alert',
  'alert-decagram': 'badge-alert',
  approve: 'check',
  'approve-check': 'check',
  'approve-check-circle': 'circle-check',
  auto: 'wand',
  backspace: 'delete',
  beaker: 'flask-conical',
  'checkbox-blank-circle': 'circle',
  'checkbox-marked-circle': 'circle-check',
  close: 'x',
  cog: 'settings',
  cogs: 'settings',
  'comment-alt': 'message-square',
  cross: 'x',
  document: 'file-text',
  'dots-vertical': 'ellipsis-vertical',
  email: 'mail',
  'emoticon-happy': 'smile',
  external: 'external-link',
  fire: 'flame',
  'format-list-bulleted': 'list',
  'format-paint': 'paint-roller',
  gear: 'settings',
  help: 'circle-help',
  information: 'info',
  invisible: 'eye-off',
  'lightbulb-on': 'lightbulb',
  lightning: 'zap',
  'lightning-bolt': 'zap',
  'link-variant': 'link',
  magnify: 'search',
  'open-book': 'book-open',
  'paper-airplane': 'send',
  question: 'circle-help',
  seti: 'file',
  setting: 'settings',
  'source-branch': 'git-branch',
  support: 'life-buoy',
  thunderbolt: 'zap',
  times: 'x',
  tools: 'wrench',
  translate: 'languages',
  warning: 'triangle-alert',
  web: 'globe',
  'white-balance-sunny': 'sun',
  'weather-night': 'moon',
  wordpress: 'file',
  'check-all': 'check-check',
  'dots-horizontal': 'ellipsis',
  'file-tree': 'folder-tree',
  'trash-can': 'trash-2',
  'weather-sunny': 'sun',
  'brightness-7': 'sun',
  'brightness-4': 'moon',
  'thumb-up': 'thumbs-up',
  'thumb-down': 'thumbs-down',
  'paper-plane': 'send',
  'arrow-top-right': 'arrow-up-right',
  'arrow-top-left': 'arrow-up-left',
  'arrow-bottom-right': 'arrow-down-right',
  'arrow-bottom-left': 'arrow-down-left',
  'scale-balance': 'scale',
  'source-pull': 'git-pull-request',
  'light-bulb': 'lightbulb',
  'comment-discussion': 'messages-square',
  'emoticon-sad': 'frown',
  pound: 'hash',
  smiley: 'smile',
  'toggle-switch': 'toggle-right',
  'toggle-switch-off': 'toggle-left',
};

/** The icon of Lucide that is most like `written`, an icon of Material, Octicons, Font Awesome or Starlight; `undefined`: none. */
export function iconOf(written: string): string | undefined {
  const bare = written
    .toLowerCase()
    .replace(/^(?:material|octicons|fontawesome-(?:solid|regular|brands)|fontawesome|simple|lucide)[-/]/, '')
    .replace(/-(?:12|16|24|48)$/, '');
  const plain = bare.replace(/-(?:outline|outlined|variant|fill|alt|solid|thin)\b/g, '');
  return [bare, others[bare], plain, others[plain], turned(plain), others[turned(plain)]].find(
    (name) => name !== undefined && names.has(name),
  );
}

// Sets of Iconify that unplugin-icons makes components of.
const iconSets =
  'bi bx bxs carbon cib codicon devicon eva fa fa6-brands fa6-regular fa6-solid feather fluent fluent-emoji fluent-emoji-flat gg heroicons ' +
  'heroicons-outline heroicons-solid humbleicons ic icon-park-outline ion iwwa la line-md logos lucide majesticons material-symbols mdi mdi-light ' +
  'mingcute noto octicon openmoji ph pixelarticons prime radix-icons ri simple-icons skill-icons solar streamline svg-spinners tabler teenyicons ' +
  'twemoji uil uim uis uit unjs vscode-icons zondicons';
const iconComponentName = new RegExp(`^(?:i-)?(?:${iconSets.split(' ').toSorted((a, b) => b.length - a.length).join('|')})-([a-z0-9-]+)$`);

/** The name of the icon that `tag` shows as a component of unplugin-icons, such as `carbon-arrow-right`; `undefined`: it is none. */
export function iconComponent(tag: string): string | undefined {
  return iconComponentName.exec(tag)?.[1];
}

const iconPackage =
  /^(?:~icons\/|@?lucide[-/]|react-icons\/|@heroicons\/|@phosphor-icons\/|@tabler\/icons|@radix-ui\/react-icons|@mui\/icons-material|@fortawesome\/)/;

/** Whether the components of the package `specifier` are icons. */
export function isIconPackage(specifier: string): boolean {
  return iconPackage.test(specifier);
}

/** `check-circle` and `right-arrow` are called `circle-check` and `arrow-right`. */
function turned(name: string): string {
  return name.split('-').toReversed().join('-');
}
