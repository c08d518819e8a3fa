import { defineDiagnostics } from '@helpgen/model';
import type { Catalogue } from '@helpgen/model';

/** What can go wrong in documents that references of APIs are made of. */
export const apiCatalogue = {
  HG2801: {
    title: 'API document that cannot be read',
    message: 'The document cannot be read, so none of its pages is made: {reason}',
    hint: 'Mend it here; editors that know JSON or YAML underline such places.',
    explanation:
      'Documents of APIs are JSON, or YAML 1.2 with its core schema. Every place that is none is told of at once. A YAML document may ' +
      'have at most 100 aliases.',
  },
  HG2802: {
    title: 'Reference that leads nowhere',
    message: '`{ref}` leads nowhere: {reason}. Its readers would see an empty type.',
    hint: 'Mend the `$ref`, or add what it names.',
    explanation:
      'A `$ref` leads to another place of the document (`#/components/schemas/User`) or of a file beside it (`./user.yaml`, ' +
      '`common.json#/definitions/Id`), by a JSON pointer, in which `/` is written as `~1` and `~` as `~0`. ' +
      'It may lead to another reference, and never back to itself.',
  },
  HG2803: {
    title: 'Reference to the network',
    message: '`{ref}` is not followed: {reason}.',
    hint: 'Save the file beside the document and refer to it by its path, or bundle the document: `npx @redocly/cli bundle`.',
    explanation:
      'A build fetches nothing, so that it gives the same site everywhere and always. What a document refers to by `https://` is saved beside it once.',
  },
  HG2804: {
    severity: 'warning',
    title: 'Name of two operations',
    message: 'Two operations have the `operationId` `{id}`, so neither links nor clients know which one is meant.',
    hint: 'Give each operation a name of its own.',
    explanation: 'OpenAPI wants each `operationId` to stand once in a document. Both operations have their pages; the address of the second gets a number.',
  },
  HG2805: {
    severity: 'warning',
    title: 'Operation without responses',
    message: '`{operation}` does not say what comes back.',
    hint: 'Describe at least the answer to a successful call in `responses`.',
    explanation: 'Readers look at the answer first. OpenAPI wants at least one; `204` with a description is enough where nothing comes back.',
  },
  HG2806: {
    title: 'Document of another kind',
    message: 'This is {found}, and pages are made of OpenAPI 3.0 and 3.1.',
    hint: 'Convert a document of Swagger 2.0 by `npx swagger2openapi`, or name the right files in the option `openapi` of the preset.',
    explanation:
      'A document says at its beginning what it is: `openapi: 3.1.0`. Which files are read as such says the option `openapi` of ' +
      '`@helpgen/api`; by default `openapi.yaml` and `*.openapi.yaml`, and the same with `.yml` and `.json`.',
  },
  HG2807: {
    severity: 'warning',
    title: 'Path and parameters that differ',
    message: 'The parameter `{name}` stands in the path of `{operation}` or among its parameters, and not in both.',
    hint: 'Describe `{name}` with `in: path`, or mend the name.',
    explanation: 'Each `{name}` of a path is a parameter with `in: path` of the operation or of the path, and each such parameter stands in the path.',
  },
  HG2808: {
    title: 'Value of another kind in an API document',
    message: '`{key}` is not {wanted}, so it is left out.',
    hint: 'Look at the OpenAPI specification for what stands there.',
    explanation: 'Where a document holds a text or a list instead of a mapping, or the other way round, there is nothing that could be shown.',
  },
  HG2809: {
    title: 'Unknown version in a comparison of APIs',
    message: '`{version}` is no version of this site, so nothing can be compared with it.',
    hint: 'Write one of {versions}.',
    explanation:
      'The directive `:::api-changes{from="1" to="2"}` shows what became of the APIs from one version to another. Both are names of ' +
      '`versions` in the config. Without `to` it is the version of the page, without `from` the one before.',
  },
  HG2810: {
    title: 'Document that TypeDoc has not written',
    message: 'This is no JSON of TypeDoc (its `schemaVersion` is {found}), so no page is made of it.',
    hint: 'Write it by `npx typedoc --json docs/NAME.typedoc.json src/index.ts`.',
    explanation:
      'TypeDoc writes all that it knows of a library as JSON, one object with `"kind": 1`, which is the project. Such files are read by ' +
      'the names that the option `typedoc` of `@helpgen/api` has; by default `typedoc.json` and `*.typedoc.json`.',
  },
} as const satisfies Catalogue;

/** Makes a finding about documents of APIs. */
export const finding = defineDiagnostics(apiCatalogue);
