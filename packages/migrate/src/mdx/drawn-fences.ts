// What packages that draw diagrams are called by, and the languages of the blocks of code that they draw. Mermaid is drawn here, too.
const drawing: readonly (readonly [name: RegExp, languages: readonly string[]])[] = [
  [/\bd2\b/, ['d2']],
  [/\b(?:plantuml|puml|uml)\b/, ['plantuml', 'puml', 'uml']],
  [/\b(?:graphviz|dot|viz)\b/, ['dot', 'graphviz', 'viz']],
  [/\bkroki\b/, ['d2', 'plantuml', 'puml', 'dot', 'graphviz', 'ditaa', 'vega', 'vegalite', 'excalidraw', 'bpmn', 'wavedrom', 'nomnoml', 'erd', 'dbml']],
];

/** The languages of blocks of code that one of `packages` draws, which is not done here. */
export function drawnFences(packages: readonly string[]): ReadonlySet<string> {
  return new Set(drawing.flatMap(([name, languages]) => (packages.some((one) => name.test(one)) ? languages : [])));
}
