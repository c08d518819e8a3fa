import type { Json } from './json.ts';

/** The checked head of a content file. Absent keys are absent; the rooms that use them know the fall-backs. */
export interface FrontMatter {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: string;
  readonly slug?: string;
  readonly sidebar_label?: string;
  readonly sidebar_position?: number;
  readonly sidebar_class_name?: string;
  readonly sidebar_custom_props?: { readonly [key: string]: Json };
  /** `null`: the page has no sidebar. */
  readonly displayed_sidebar?: string | null;
  readonly pagination_label?: string;
  readonly pagination_next?: string | null;
  readonly pagination_prev?: string | null;
  readonly custom_edit_url?: string | null;
  readonly tags?: readonly string[];
  readonly hide_title?: boolean;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
  readonly parse_number_prefixes?: boolean;
  readonly last_update?: { readonly date?: string; readonly author?: string };
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly wrapperClassName?: string;
  /** Old addresses of this page: each becomes a redirect. */
  readonly redirect_from?: readonly string[];
  /** Forms of the glossary term this page explains, besides its title; absent when it explains none. */
  readonly term_forms?: readonly string[];
  /** Phrases in which a form of the term means something else. */
  readonly term_except?: readonly string[];
  /** Ids, or patterns of ids, of documents that mean something else by the term. */
  readonly term_except_on?: readonly string[];
  /** `false`: names of types in code are no links. */
  readonly link_types?: boolean;
  /** Free values for themes. */
  readonly custom?: { readonly [key: string]: Json };
}
