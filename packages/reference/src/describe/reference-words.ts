import type { EvidenceKind } from '../type-description.ts';

/** What the page of a description says besides what is written in it. */
export interface ReferenceWords {
  readonly constructors: string;
  readonly constructor: string;
  readonly values: string;
  readonly value: string;
  readonly constants: string;
  readonly constant: string;
  readonly properties: string;
  readonly property: string;
  readonly methods: string;
  readonly method: string;
  readonly operators: string;
  readonly operator: string;
  readonly parameters: string;
  readonly parameter: string;
  readonly generic: string;
  readonly meaning: string;
  readonly purpose: string;
  readonly result: string;
  readonly exception: string;
  readonly members: string;
  readonly spaceMembers: string;
  readonly output: string;
  readonly examples: string;
  readonly inherited: string;
  readonly relations: string;
  readonly contents: string;
  readonly seeAlso: string;
  readonly targets: string;
  readonly byDefault: string;
  readonly readOnly: string;
  readonly ofType: string;
  /** That the result of a method may not be thrown away. */
  readonly mustUse: string;
  /** What a member says of how it is known when its page says otherwise. */
  readonly read: string;
  readonly deduced: string;
  readonly deducedPage: string;
  /** The same in a word or two, beside a name. */
  readonly evidenceBadges: { readonly [kind in EvidenceKind]: string };
  sinceBadge(version: string): string;
  untilBadge(version: string): string;
  since(version: string): string;
  until(version: string): string;
  /** What it was called before, in code. */
  former(names: readonly string[]): string;
  deprecated(version: string | undefined): string;
  instead(replacement: string): string;
  /** What the page of a group of members begins with. */
  groupLead(type: string, group: string): string;
  readonly otherGroups: string;
}

const english: ReferenceWords = {
  constructors: 'Constructors',
  constructor: 'Constructor',
  values: 'Values',
  value: 'Value',
  constants: 'Constants',
  constant: 'Constant',
  properties: 'Properties',
  property: 'Property',
  methods: 'Methods',
  method: 'Method',
  operators: 'Operators',
  operator: 'Operator',
  parameters: 'Parameters',
  parameter: 'Parameter',
  generic: 'Type parameter',
  meaning: 'Meaning',
  purpose: 'What it does',
  result: 'Result',
  exception: 'Exception',
  members: 'Members',
  spaceMembers: 'Functions and variables',
  output: 'Output',
  examples: 'Examples',
  inherited: 'Inherited members',
  relations: 'Where it is used',
  contents: 'Contents',
  seeAlso: 'See also',
  targets: 'Stands before',
  byDefault: 'The default.',
  readOnly: 'Read-only.',
  ofType: 'Static.',
  mustUse: 'the result must be used',
  read: 'Checked against the source.',
  deduced: 'Deduced, and not checked against a source.',
  deducedPage: 'What this page says is deduced, and was not checked against a source.',
  evidenceBadges: { read: 'from the source', deduced: 'deduced' },
  sinceBadge: (version) => `since ${version}`,
  untilBadge: (version) => `until ${version}`,
  since: (version) => `Since ${version}.`,
  until: (version) => `Until ${version}.`,
  former: (names) => `formerly ${names.join(', ')}`,
  deprecated: (version) => (version === undefined ? 'Deprecated' : `Deprecated since ${version}`),
  instead: (replacement) => `Use \`${replacement}\` instead.`,
  groupLead: (type, group) => `Members of ${type} in the group “${group}”.`,
  otherGroups: 'Other groups',
};

const russian: ReferenceWords = {
  constructors: 'Конструкторы',
  constructor: 'Конструктор',
  values: 'Значения',
  value: 'Значение',
  constants: 'Константы',
  constant: 'Константа',
  properties: 'Свойства',
  property: 'Свойство',
  methods: 'Методы',
  method: 'Метод',
  operators: 'Операции',
  operator: 'Операция',
  parameters: 'Параметры',
  parameter: 'Параметр',
  generic: 'Параметр типа',
  meaning: 'Описание',
  purpose: 'Назначение',
  result: 'Результат',
  exception: 'Исключение',
  members: 'Члены типа',
  spaceMembers: 'Методы и свойства',
  output: 'Вывод',
  examples: 'Примеры',
  inherited: 'Унаследованные члены',
  relations: 'Где используется',
  contents: 'Состав',
  seeAlso: 'См. также',
  targets: 'Ставится перед',
  byDefault: 'Значение по умолчанию.',
  readOnly: 'Только чтение.',
  ofType: 'Статическое.',
  mustUse: 'результат нельзя отбросить',
  read: 'Проверено по источнику.',
  deduced: 'Выведено по смыслу, не проверено по источнику.',
  deducedPage: 'Сведения на этой странице выведены по смыслу и не проверены по источнику.',
  evidenceBadges: { read: 'из справочника', deduced: 'вывод' },
  sinceBadge: (version) => `с версии ${version}`,
  untilBadge: (version) => `по версию ${version}`,
  since: (version) => `Начиная с версии ${version}.`,
  until: (version) => `По версию ${version}.`,
  former: (names) => `прежде ${names.join(', ')}`,
  deprecated: (version) => (version === undefined ? 'Устарело' : `Устарело с версии ${version}`),
  instead: (replacement) => `Вместо этого используйте \`${replacement}\`.`,
  groupLead: (type, group) => `Члены типа ${type} из группы «${group}».`,
  otherGroups: 'Другие группы',
};

/** The words for `locale`; those of English when its language has none. */
export function referenceWordsFor(locale: string): ReferenceWords {
  return /^ru(?:-|$)/i.test(locale) ? russian : english;
}
