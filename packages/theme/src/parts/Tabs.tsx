import type { PropsWithChildren, ReactNode } from 'react';

interface TabsProps {
  /** Tabs of one group are chosen together, on every page. */
  readonly group?: string | null;
  /** Name of the query parameter that chooses; absent: none. */
  readonly queryString?: string | null;
  readonly items: readonly Tab[];
  /** Index of the tab that is chosen at first. */
  readonly selected: number;
}

interface Tab {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

/** Panels of which one is shown; without script all are, one below the other, each under its label. */
export function Tabs({ group, queryString, items, selected, children }: PropsWithChildren<TabsProps>): ReactNode {
  return (
    <div className="hg-tabs" data-group={group ?? undefined} data-query={queryString ?? undefined}>
      <div className="hg-tab-list" role="tablist" aria-orientation="horizontal">
        {items.map(({ id, value, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={index === selected}
            tabIndex={index === selected ? undefined : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

/** One of the panels of {@link Tabs}. */
export function TabPanel({ id, value, label, isSelected, children }: PropsWithChildren<Tab & { readonly isSelected: boolean }>): ReactNode {
  return (
    <div
      className={isSelected ? 'hg-tab-panel hg-selected' : 'hg-tab-panel'}
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}-tab`}
      data-value={value}
    >
      <p className="hg-tab-label">{label}</p>
      {children}
    </div>
  );
}
