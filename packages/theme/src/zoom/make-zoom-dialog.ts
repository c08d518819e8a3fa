import type { Translate } from '@helpgen/runtime';

/** The dialog that shows an image large, and the parts of it that change. */
export interface ZoomDialog {
  readonly dialog: HTMLDialogElement;
  /** Holds the image; moved and enlarged as a whole. */
  readonly stage: HTMLElement;
  readonly caption: HTMLElement;
  readonly buttons: {
    readonly in: HTMLButtonElement;
    readonly out: HTMLButtonElement;
    readonly close: HTMLButtonElement;
    readonly previous?: HTMLButtonElement;
    readonly next?: HTMLButtonElement;
  };
}

/** A dialog that is not open yet; with ways to the neighbours when `hasOthers`. */
export function makeZoomDialog(text: Translate, hasOthers: boolean): ZoomDialog {
  const dialog = document.createElement('dialog');
  dialog.className = 'hg-zoom-dialog';
  const stage = document.createElement('div');
  stage.className = 'hg-zoom-stage';
  const bar = document.createElement('div');
  bar.className = 'hg-zoom-bar';
  const caption = document.createElement('p');
  // Says which image came when the reader goes on to another.
  caption.setAttribute('aria-live', 'polite');
  const button = (name: string): HTMLButtonElement => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `hg-zoom-${name}`;
    element.title = text(`zoom.${name}`);
    element.setAttribute('aria-label', element.title);
    return element;
  };
  const neighbours = hasOthers ? { previous: button('previous'), next: button('next') } : {};
  const buttons = { ...neighbours, out: button('out'), in: button('in'), close: button('close') };
  buttons.close.autofocus = true;
  bar.append(caption, ...Object.values(buttons));
  dialog.append(bar, stage);
  return { dialog, stage, caption, buttons };
}
