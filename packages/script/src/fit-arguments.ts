/** A parameter, as far as it decides whether a call fits. */
export interface FittedParameter {
  readonly name: string;
  readonly isOptional: boolean;
}

/** What of `given` each parameter gets; a text says why the call does not fit. */
export function fitArguments<Parameter extends FittedParameter, Given extends { readonly name?: string }>(
  parameters: readonly Parameter[],
  given: readonly Given[],
): ReadonlyMap<Parameter, Given> | string {
  const fitted = new Map<Parameter, Given>();
  for (const [place, argument] of given.entries()) {
    const parameter = argument.name === undefined ? parameters[place] : parameters.find(({ name }) => name === argument.name);
    if (parameter === undefined && argument.name !== undefined) return `it has no parameter \`${argument.name}\`${listed(parameters)}`;
    if (parameter === undefined) return `it takes ${countOf(parameters)}, and ${given.length} are given`;
    if (fitted.has(parameter)) return `the parameter \`${parameter.name}\` is given twice`;
    fitted.set(parameter, argument);
  }
  const missing = parameters.find((parameter) => !parameter.isOptional && !fitted.has(parameter));
  return missing === undefined ? fitted : `the parameter \`${missing.name}\` is given nothing`;
}

function listed(parameters: readonly FittedParameter[]): string {
  return parameters.length === 0 ? '' : `, only ${parameters.map(({ name }) => `\`${name}\``).join(', ')}`;
}

function countOf(parameters: readonly FittedParameter[]): string {
  const wanted = parameters.filter(({ isOptional }) => !isOptional).length;
  const most = parameters.length;
  if (most === 0) return 'no arguments';
  return `${wanted === most ? '' : `${wanted} to `}${most} argument${most === 1 ? '' : 's'}`;
}
