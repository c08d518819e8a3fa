import { useCallback } from 'react';
import { useRuntime } from '../runtime-context.tsx';
import type { BehaviourContext } from '../theme.ts';
import { createTranslate } from '../translate.ts';
import { makeContext } from './attach-behaviours.ts';

/** For what moves the frame: tells what behaviours are told, of the page that is shown when it is called. Always the same function. */
export function useBehaviourContext(): () => BehaviourContext {
  const { navigator, parts, client } = useRuntime();
  return useCallback(() => {
    const state = navigator.getState();
    const { words, locale } = state.view.frame;
    return makeContext({ state, navigator, parts, ...(client === undefined ? {} : { client }), text: createTranslate(words, locale.code) });
  }, [navigator, parts, client]);
}
