import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong with presets: HG7xxx. */
export const presetCatalogue = {
  HG7001: {
    title: 'Preset not found',
    message: 'The preset `{module}` cannot be found: {reason}.',
    hint: 'A path begins with `./` and starts from the folder of the config; a package is installed there with npm.',
    explanation:
      'Each entry of `presets` names a module: a file beside the config, or a package that Node finds from the folder of the ' +
        'config.',
  },
  HG7002: {
    title: 'Preset that cannot be loaded',
    message: 'The preset `{module}` fails while it is loaded: {reason}',
    explanation:
      'The module of a preset threw an error, or the function that it exports did. A preset must do nothing but say what it ' +
        'adds; it is loaded in the main thread and in each worker thread.',
  },
  HG7003: {
    title: 'Module that is no preset',
    message: 'The default export of `{module}` is no preset: {mistake}.',
    hint: [
      'Did you mean `{suggestion}`?',
      'Write `export default definePreset({ name: "…", version: "…" })`, or a function of the options that gives such a value.',
    ],
    explanation:
      'A preset is a value with `name` and `version` and those of `sources`, `analyses`, `emitters`, `remarkPlugins`, ' +
        '`rehypePlugins`, `codeLanguages`, `directives` and `theme` that it adds, or a function that gives such a value for ' +
        'its options. The type `Preset` of `@helpgen/model` says what each is.',
  },
  HG7004: {
    title: 'Two presets for one thing',
    message: 'The presets `{first}` and `{second}` both claim {what}, so one would hide the other.',
    hint: 'Remove one of the two from `presets`, or take it out of one by its options.',
    explanation:
      'Names of presets, files of sources, code languages with their aliases, and directives belong to one preset each, so ' +
        'that it does not matter in which order presets stand.',
  },
  HG7005: {
    title: 'Preset that fails',
    message: 'The {part} of the preset `{preset}` fails on `{path}`: {reason}',
    explanation:
      'A function of a preset threw an error at work. The rest of the site is looked at all the same; report it to the author of the ' +
      'preset with the file it failed on.',
  },
  HG7006: {
    title: 'Made file without a place',
    message: 'The preset `{preset}` makes the file `{file}`, which cannot be: {reason}.',
    explanation:
      'A source of a preset makes files as if they stood on the disk, relative to the folder of the document that they are made of. ' +
      'Each needs a path of its own inside a content folder.',
  },
  HG7007: {
    severity: 'warning',
    title: 'Message of a plugin',
    message: 'A plugin of the preset `{preset}` says: {reason}',
    explanation: 'A remark or rehype plugin of a preset has something to say about the text at this place.',
  },
  HG7008: {
    title: 'Preset that changes while it is in use',
    message: 'The preset `{module}` imports `{file}`, which has changed since it was loaded, so the site would be made by the old one.',
    hint: 'Start the command again.',
    explanation:
      'Node loads a module once and keeps it. While `helpgen serve --watch` runs, an edit of the module that `presets` names is taken ' +
      'over at once; after an edit of another module that it imports the command has to be started again.',
  },
  HG7011: {
    title: 'Descriptions without their preset',
    message: '`{path}` describes a type, and no preset makes pages of such files ({count} in all), so readers find none of them.',
    hint: 'Write `"presets": ["@helpgen/script", "@helpgen/reference"]` in the config.',
    explanation:
      'Descriptions of types in YAML become pages by the preset `@helpgen/reference`, and code of the script language is coloured, ' +
      'checked and linked by `@helpgen/script`. Both come with helpgen; a site that uses them names them in `presets`.',
  },
} as const satisfies Catalogue;
