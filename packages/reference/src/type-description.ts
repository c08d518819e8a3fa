import type { FrontMatter } from '@helpgen/model';

/** What a description describes. */
export type DescriptionKind = 'type' | 'exception' | 'enumeration' | 'singleton' | 'annotation' | 'namespace' | 'library';

/** A name in the two languages of the script language. */
export interface Names {
  readonly ru: string;
  readonly en: string;
}

/** That something should not be used any more. */
export interface Deprecation {
  readonly since?: string;
  /** What takes its place, as it is written in code. */
  readonly replacement?: string;
  readonly reason?: string;
}

/** Every way in which something told may be known. */
export const evidenceKinds = ['read', 'deduced'] as const;

/** How something is known: from a source, or by thinking. */
export type EvidenceKind = (typeof evidenceKinds)[number];

/** How something is known, with the version and the place of the source that was read, where they are told. */
export type Evidence = EvidenceKind | { readonly read: string; readonly page?: string };

/** Since when and until when there is something, and how that is known. */
export interface DescribedHistory {
  readonly since?: string;
  /** The last version that has it. */
  readonly until?: string;
  readonly deprecated?: Deprecation;
  /** Absent: that of what it belongs to. */
  readonly evidence?: Evidence;
}

/** A parameter of a generic type or method. */
export interface GenericParameter {
  readonly name: Names;
  readonly extends?: string;
  readonly description?: string;
}

/** A parameter of a method, a constructor or an annotation; with a default it may be left out. */
export interface Parameter {
  readonly name: Names;
  /** Earlier names. */
  readonly aliases?: readonly string[];
  /** The version that brought it, or its name. */
  readonly since?: string;
  readonly type: string;
  readonly default?: string;
  readonly description?: string;
}

/** An exception, and when it is thrown. */
export interface Thrown {
  readonly type: string;
  readonly when: string;
}

/** A piece of code that can be run, and what it prints. */
export interface Example {
  readonly title?: string;
  readonly description?: string;
  readonly code: string;
  readonly output?: string;
}

/** What is common to everything that a type has. */
export interface DescribedMember extends DescribedHistory {
  readonly summary: string;
  readonly description?: string;
  readonly examples?: readonly Example[];
}

/** What has a name, and what it was called before. */
export interface NamedMember extends DescribedMember {
  readonly name: Names;
  readonly aliases?: readonly string[];
}

/** One way of calling. */
export interface CallForm extends DescribedHistory {
  readonly summary?: string;
  readonly description?: string;
  readonly static?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly returns?: { readonly type: string; readonly description?: string };
  readonly throws?: readonly Thrown[];
  readonly examples?: readonly Example[];
}

/** A way of creating a value of the type. */
export interface ConstructorDescription extends DescribedMember, Pick<CallForm, 'parameters' | 'throws'> {}

/** A property. */
export interface PropertyDescription extends NamedMember {
  readonly type: string;
  readonly readonly?: boolean;
  readonly static?: boolean;
  readonly throws?: readonly Thrown[];
}

/** A named value of the type. */
export interface ConstantDescription extends NamedMember {
  readonly type: string;
  readonly value?: string;
}

/** A method: one form, or two and more in `overloads`. */
export interface MethodDescription extends NamedMember, Omit<CallForm, keyof DescribedMember> {
  readonly generics?: readonly GenericParameter[];
  /** Whether the compiler refuses a call whose result is thrown away. */
  readonly mustUse?: boolean;
  readonly overloads?: readonly CallForm[];
}

/** What an operator does with values of the type. */
export interface OperatorDescription extends DescribedMember {
  readonly form: string;
  readonly type: string;
  readonly throws?: readonly Thrown[];
}

/** An item of an enumeration. */
export interface ValueDescription extends NamedMember {
  readonly default?: boolean;
}

/** The checked content of a type description. Absent keys are absent. */
export interface TypeDescription extends DescribedHistory {
  readonly kind: DescriptionKind;
  readonly name: Names;
  readonly summary: string;
  readonly description?: string;
  readonly generics?: readonly GenericParameter[];
  readonly extends?: readonly string[];
  /** Names of properties and methods by what they are for. */
  readonly groups?: { readonly [title: string]: readonly string[] };
  /** Addresses of the groups that have a page of their own, below that of the type. */
  readonly pages?: { readonly [title: string]: string };
  readonly constructors?: readonly ConstructorDescription[];
  readonly properties?: readonly PropertyDescription[];
  readonly constants?: readonly ConstantDescription[];
  readonly methods?: readonly MethodDescription[];
  readonly operators?: readonly OperatorDescription[];
  readonly values?: readonly ValueDescription[];
  readonly parameters?: readonly Parameter[];
  readonly targets?: readonly string[];
  readonly examples?: readonly Example[];
  readonly seeAlso?: readonly string[];
  readonly aliases?: readonly string[];
  readonly keywords?: readonly string[];
  /** Keys of front matter for the page. */
  readonly page?: FrontMatter;
}
