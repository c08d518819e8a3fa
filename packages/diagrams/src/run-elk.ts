import type { ElkNode } from 'elkjs/lib/elk-api.js';
// @ts-expect-error -- the package has no types for its worker
import elk from 'elkjs/lib/elk-worker.min.js';

/** What ELK does its work with, without the layer above that answers later. */
interface Worker {
  onmessage(answer: { readonly data: { readonly data?: ElkNode; readonly error?: unknown } }): void;
  readonly dispatcher: { saveDispatch(message: { readonly data: object }): void };
}

const { Worker: ElkWorker } = elk as { readonly Worker: new (address: string) => Worker };

// This module is loaded when there is something to lay out.
const worker = startElk(new ElkWorker(''));

/** The graph with places for everything in it, by the Eclipse Layout Kernel, at once: a compiled page waits for nothing. */
export function runElk(graph: ElkNode): ElkNode {
  return ask(worker, { cmd: 'layout', graph, layoutOptions: {}, options: {} }) ?? graph;
}

function startElk(started: Worker): Worker {
  ask(started, { cmd: 'register', algorithms: ['layered'] });
  return started;
}

function ask(started: Worker, message: object): ElkNode | undefined {
  let result: ElkNode | undefined;
  let failure: unknown;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target
  started.onmessage = ({ data }) => {
    result = data.data;
    failure = data.error;
  };
  started.dispatcher.saveDispatch({ data: { id: 0, ...message } });
  if (failure !== undefined) throw new Error('the layout engine found no place for it', { cause: failure });
  return result;
}
