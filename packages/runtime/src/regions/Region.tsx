import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { RuntimeContext, useRuntime } from '../runtime-context.tsx';
import { firstInteraction } from '../hydration/first-interaction.ts';

/**
 * A region of the page that the server draws by the component that `regions` of the theme's server side names. The
 * browser keeps its HTML, and loads and hydrates the component of `regions` of the client side at the first sign of a
 * reader. Until then, and where the code cannot be had, it is as without script.
 *
 * @example <aside><Region name="sidebar" /></aside>
 */
export function Region({ name }: { readonly name: string }): ReactNode {
  const Drawn = useRuntime().regions?.[name];
  if (Drawn === undefined) return <SleepingRegion name={name} />;
  return (
    <div>
      <Drawn />
    </div>
  );
}

/** React never looks into the element that it is given this for. */
const ownHtml = { __html: '' };

function SleepingRegion({ name }: { readonly name: string }): ReactNode {
  const runtime = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<Root | null>(null);
  const [Awake, setAwake] = useState<ComponentType | null>(null);
  const { client, mount } = runtime;
  const load = client?.regions?.[name];

  useEffect(() => {
    const wake = async (): Promise<void> => {
      await firstInteraction();
      const component = await load?.();
      if (component !== undefined) setAwake(() => component);
    };
    wake().catch((error: unknown) => console.warn(error));
    return () => {
      const root = mounted.current;
      mounted.current = null;
      // React is in the middle of drawing what comes instead.
      queueMicrotask(() => root?.unmount());
    };
  }, [load]);

  useLayoutEffect(() => {
    if (Awake === null || mount === undefined || element.current === null) return;
    const tree = (
      <RuntimeContext value={runtime}>
        <Awake />
      </RuntimeContext>
    );
    if (mounted.current === null) mounted.current = mount(element.current, tree);
    else mounted.current.render(tree);
  });

  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={ownHtml} />;
}
