export * from './article.ts';
export * from './catalogue/build.ts';
export * from './catalogue/preset.ts';
export * from './catalogue/config.ts';
export * from './catalogue/site.ts';
export * from './artifact.ts';
export * from './catalogue/theme.ts';
export * from './catalogue/content.ts';
export type { CategoryLink, SidebarItem } from './config/sidebar-item.ts';
export type {
  AnalyticsOptions, AnnouncementBar, AttributeOptions, CodeBlockOptions, ColorModeOptions, DirectiveOptions,
  FeedbackOptions, Footer, LinkItem, LocaleConfig, Logo, MagicComment, Navbar, NavbarItem, PolicySources, ProgressBarOptions,
  SearchOptions, SidebarOptions,
  SiteConfig, SitemapOptions, TermRule, VersionConfig, ZoomOptions,
} from './config/checked-config.ts';
export * from './content-graph.ts';
export * from './data-module.ts';
export * from './diagnostic.ts';
export * from './front-matter-category.ts';
export * from './compared-versions.ts';
export * from './front-matter.ts';
export * from './glossary.ts';
export * from './helpgen-error.ts';
export * from './in-order.ts';
export * from './escape-html.ts';
export * from './json.ts';
export * from './origin-marks.ts';
export * from './page.ts';
export * from './break-places.ts';
export * from './paths.ts';
export type * from './block-mark.ts';
export * from './preset.ts';
export { toDiagnostic } from './preset-finding.ts';
export { parsePreset } from './parse-preset.ts';
export type { PresetMistake } from './parse-preset.ts';
export * from './preview-state.ts';
export * from './remember.ts';
export { createIdRegister } from './id-register.ts';
export type { IdRegister } from './id-register.ts';
export type { SchemaFinding, SchemaResult } from './schema-finding.ts';
export { searchIndexName, searchIndexPath } from './search-index-path.ts';
export { splitSignature } from './signature.ts';
export * from './source-file.ts';
export * from './suggest.ts';
export * from './words.ts';
export * from './catalogue/cli.ts';
export * from './catalogue/index.ts';
export * from './config/content-options-of.ts';
export { pointerOf } from './config/pointer.ts';
export * from './config/policy-sources.ts';
export { parseJsonSource } from './json-source.ts';
export type { JsonSource } from './json-source.ts';
export type { JsonNode } from './json-reader.ts';
