/**
 * Lets `draw` style what it makes although the page's policy forbids inline styles: style attributes are set through
 * the object model, style elements become sheets of the document. Drawing libraries know nothing of policies.
 */
export async function allowStyles<T>(draw: () => Promise<T>, sheets: CSSStyleSheet[]): Promise<T> {
  const { setAttribute } = Element.prototype;
  const { createElement } = document;
  const { parseFromString } = DOMParser.prototype;
  Element.prototype.setAttribute = function (this: Element, name, value) {
    const style = name === 'style' && 'style' in this ? (this.style as CSSStyleDeclaration) : null;
    if (style === null) setAttribute.call(this, name, value);
    else style.cssText = value;
  };
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    name === 'style' ? createSheetElement(sheets) : createElement.call(document, name, options);
  DOMParser.prototype.parseFromString = function (this: DOMParser, text, type) {
    return parseFromString.call(this, disguiseStyles(String(text)), type);
  };
  try {
    return await draw();
  } finally {
    Element.prototype.setAttribute = setAttribute;
    document.createElement = createElement;
    DOMParser.prototype.parseFromString = parseFromString;
  }
}

/** The elements of `html` with their style attributes set through the object model. */
export function parseStyled(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = disguiseStyles(html);
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-hg-style]')) {
    element.style.cssText = element.dataset['hgStyle'] ?? '';
    delete element.dataset['hgStyle'];
  }
  return template.content;
}

/** Style attributes under a name that no policy minds; text that looks like one changes too, which does not show. */
function disguiseStyles(html: string): string {
  return html.replaceAll(' style="', ' data-hg-style="');
}

/**
 * Stands for a style element: what is written into it becomes a sheet of the document at once, so that text is measured
 * as it will be shown.
 */
function createSheetElement(sheets: CSSStyleSheet[]): HTMLElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'desc') as unknown as HTMLElement;
  const set = (css: string): void => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.push(sheet);
    document.adoptedStyleSheets.push(sheet);
  };
  Object.defineProperties(element, { innerHTML: { set }, textContent: { set } });
  return element;
}
