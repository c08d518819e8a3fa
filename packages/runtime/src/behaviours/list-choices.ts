import type { BehaviourContext } from '../theme.ts';
import { readChoice, writeItem } from '../storage.ts';

/** Something that the reader may choose for all pages. */
export interface ReaderChoice {
  readonly label: string;
  readonly isChosen: boolean;
  /** Shows the page so, and remembers it. */
  choose(): void;
}

/** What the behaviours of the theme let the reader choose. */
export async function listChoices(context: BehaviourContext): Promise<readonly ReaderChoice[]> {
  const lists = await Promise.all(
    Object.values(context.behaviours).map(async ({ choice, load }) => {
      if (choice === undefined) return [];
      const options = (await load()).options?.(context) ?? [];
      const chosen = readChoice(context, choice) ?? options[0]?.value;
      return options.map(({ value, label }, index) => ({
        label,
        isChosen: value === chosen,
        choose() {
          writeItem(context.storageKey(`helpgen.choice.${choice}`), index === 0 ? null : value);
          document.dispatchEvent(new Event('hg:choice'));
        },
      }));
    }),
  );
  return lists.flat();
}
