import { ApiChanges } from './ApiChanges.tsx';
import { ApiBody, ApiColumns, ApiDeclaration, ApiFields, ApiList, ApiRequest, ApiResponses, ApiSamples, ApiText } from './ApiParts.tsx';
import { apiEn } from './words-en.ts';
import { apiRu } from './words-ru.ts';

/** What pages of an API show, and the words for it; another theme may replace each part. */
export default {
  parts: { ApiBody, ApiChanges, ApiColumns, ApiDeclaration, ApiFields, ApiList, ApiRequest, ApiResponses, ApiSamples, ApiText },
  articleStrings: { en: apiEn, ru: apiRu },
};
