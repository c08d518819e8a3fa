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
  AnalyticsOptions, AnnouncementBar, AttributeOptions, CodeBlockOptions, ColorModeOptions, ContentOptions, DirectiveOptions,
  FeedbackOptions, Footer, LinkItem, LocaleConfig, Logo, MagicComment, Navbar, NavbarItem, PolicySources, ProgressBarOptions, RedirectRule,
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
export * from './json.ts';
export * from './origin-marks.ts';
export * from './page.ts';
export type { PageMember } from './page-member.ts';
export * from './break-places.ts';
export * from './paths.ts';
export type * from './block-mark.ts';
export * from './preset.ts';
export * from './preset-tool.ts';
export { toDiagnostic } from './preset-finding.ts';
export { parsePreset } from './parse-preset.ts';
export type { PresetMistake } from './parse-preset.ts';
export * from './preview-state.ts';
export { createIdRegister } from './id-register.ts';
export type { IdRegister } from './id-register.ts';
export type { SchemaFinding } from './schema-finding.ts';
export { searchIndexName, searchIndexPath } from './search-index-path.ts';
export { splitSignature } from './signature.ts';
export * from './source-claim.ts';
export * from './source-file.ts';
export * from './suggest.ts';
export * from './words.ts';
export * from './catalogue/cli.ts';
export * from './catalogue/index.ts';
export * from './config/content-options-of.ts';
export * from './config/policy-sources.ts';
export { parseJsonSource } from './json-source.ts';
export type { JsonSource } from './json-source.ts';
export type { JsonNode } from './json-reader.ts';
