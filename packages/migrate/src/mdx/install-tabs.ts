import { directive } from '../rewrite.ts';

// What each package manager is called by, by the work that is asked for.
const commands: { readonly [manager: string]: { readonly [work: string]: string } } = {
  npm: { add: 'npm i', create: 'npm create', dlx: 'npx', exec: 'npx', install: 'npm install', remove: 'npm uninstall', run: 'npm run' },
  yarn: { add: 'yarn add', create: 'yarn create', dlx: 'yarn dlx', exec: 'yarn', install: 'yarn install', remove: 'yarn remove', run: 'yarn run' },
  pnpm: { add: 'pnpm add', create: 'pnpm create', dlx: 'pnpm dlx', exec: 'pnpm', install: 'pnpm install', remove: 'pnpm remove', run: 'pnpm run' },
};

/** `<PackageManagers type pkg dev args comment />` of starlight-package-managers: tabs with the command of each. */
export function packageManagerTabs(attribute: (name: string) => string, isDev: boolean): string | undefined {
  const work = attribute('type') || 'add';
  const [pkg, args, prefix, comment] = ['pkg', 'args', 'prefix', 'comment'].map(attribute);
  const tabs = Object.entries(commands).map(([manager, known]) => {
    const isNpm = manager === 'npm';
    const command = [
      prefix,
      known[work],
      isDev && work === 'add' ? '-D' : '',
      pkg,
      // Npm takes options of what it runs behind two dashes.
      args !== '' && isNpm && (work === 'create' || work === 'run') ? `-- ${args}` : args,
    ];
    const line = command.filter((part) => part !== undefined && part !== '').join(' ');
    const note = comment === '' ? '' : `# ${(comment ?? '').replaceAll('{PKG}', manager)}\n`;
    return directive('tab', { label: manager, content: `\`\`\`sh\n${note}${line}\n\`\`\`` });
  });
  return commands['npm']?.[work] === undefined ? undefined : directive('tabs', { attributes: 'group="pkg"', content: tabs.join('\n\n') });
}
