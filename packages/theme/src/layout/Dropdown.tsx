import { Link, useNavigation } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** A link of a dropdown. */
export interface DropdownEntry {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
  /** Whether the query and the hash of the page are added: the same page in another version or language. */
  readonly keepsQuery?: boolean;
}

interface Props {
  readonly label: string;
  /** What the list is of, when the label does not say. */
  readonly title?: string;
  readonly className?: string | undefined;
  readonly entries: readonly DropdownEntry[];
}

/** A list of links that folds out; it works without script, and Escape, arrows and a click elsewhere work with it. */
export function Dropdown({ label, title, className, entries }: Props): ReactNode {
  const element = useRef<HTMLDetailsElement>(null);
  const { navigate } = useNavigation();
  useEffect(() => {
    const closeElsewhere = (event: Event): void => {
      if (element.current?.open === true && !element.current.contains(event.target as Node)) element.current.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, []);
  const only = entries[0];
  if (entries.length <= 1) return only === undefined ? null : <Link className="hg-nav-link" href={only.href}>{only.label}</Link>;

  const follow = (event: MouseEvent, entry: DropdownEntry): void => {
    if (element.current !== null) element.current.open = false;
    if (entry.keepsQuery !== true || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(entry.href + location.search + location.hash);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside bubble up to it
    <details ref={element} className={['hg-dropdown', className].filter(Boolean).join(' ')} onKeyDown={(event) => moveByKey(event, element.current)}>
      <summary className="hg-nav-link">
        {title === undefined ? null : <span className="hg-hidden hg-dropdown-title">{title}: </span>}
        {label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <Link href={entry.href} aria-current={entry.isCurrent === true ? 'true' : undefined} onClick={(event) => follow(event, entry)}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function moveByKey(event: KeyboardEvent, dropdown: HTMLDetailsElement | null): void {
  if (dropdown === null) return;
  if (event.key === 'Escape' && dropdown.open) {
    event.stopPropagation();
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
  const links = [...dropdown.querySelectorAll<HTMLElement>('li a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const targets: { readonly [key: string]: number } = { ArrowDown: at + 1, ArrowUp: at < 0 ? links.length - 1 : at - 1, Home: 0, End: links.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  links[(target + links.length) % links.length]?.focus();
}
