import { Link } from '@helpgen/runtime';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** A link of a dropdown. */
export interface DropdownEntry {
  readonly label: string;
  readonly href: string;
  /** What to know before following it. */
  readonly note?: string | undefined;
  /** Whether it leads to what is shown. */
  readonly current?: 'page' | 'true' | undefined;
  /** Whether the query and the hash of the page are added: the same page in another version or language. */
  readonly keepsQuery?: boolean;
  /** The version that whoever follows it prefers from now on. */
  readonly version?: string | undefined;
  readonly lang?: string | undefined;
}

interface Props {
  readonly label: string;
  /** What the list is of, when the label does not say. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly entries: readonly DropdownEntry[];
  /** Whether the page belongs to it. */
  readonly isActive?: boolean;
  /** Whether it stands in the drawer, where the list is open when the page is in it. */
  readonly isInDrawer?: boolean;
}

/** A button that shows a list of links, which the frame's code opens and closes. */
export function Dropdown({ label, title, className, entries, isActive = false, isInDrawer = false }: Props): ReactNode {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div className={['hg-dropdown', className].filter(Boolean).join(' ')}>
      <button
        type="button"
        className={isActive ? 'hg-nav-link hg-active' : 'hg-nav-link'}
        aria-expanded={isInDrawer && entries.some(({ current }) => current === 'page')}
        aria-controls={id}
      >
        {title === undefined ? null : <span className={isInDrawer ? undefined : 'hg-hidden'}>{title}: </span>}
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id}>
        {entries.map(({ label: name, href, note, current, keepsQuery, version, lang }) => (
          <li key={href + name}>
            <Link href={href} lang={lang} aria-current={current} data-hg-keeps-query={keepsQuery || undefined} data-hg-version={version}>
              {name}
              {note === undefined ? null : <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
