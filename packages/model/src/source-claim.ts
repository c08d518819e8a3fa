/** Which files a source of a preset takes. */
export interface SourceClaim {
  /** Unique in the preset; findings name it, and the outlines of its pages hold under it what it says to other pages. */
  readonly name: string;
  /** `article`: a file is a page; `pages`: a file is a document of which many pages are made. */
  readonly kind: 'article' | 'pages';
  /** Globs of the paths below a content folder that it takes, such as `*.openapi.yaml`; one without a slash means the file's name. */
  readonly files: readonly string[];
}
