/** `acme.openapi.yaml` becomes the folder `acme`, and `openapi.yaml` the folder `api`. */
export function baseOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.?(?:openapi|typedoc|schema))?\.(?:json|ya?ml)$/, '');
  return name === '' ? 'api' : name;
}
