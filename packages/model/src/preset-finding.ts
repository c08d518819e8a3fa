import type { Diagnostic, Location } from './diagnostic.ts';
import type { FilePlace, PresetFinding } from './preset.ts';

/** A finding of a preset as one of ours; `locate` knows the places in files that a source has read. */
export function toDiagnostic(found: PresetFinding, locate: (place: FilePlace) => Location): Diagnostic {
  const { code, severity = 'error', message, hint, args = {}, at, related } = found;
  const placeOf = (place: FilePlace | Location): Location => ('at' in place ? locate(place) : place);
  return {
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(at === undefined ? {} : { at: placeOf(at) }),
    ...(related === undefined ? {} : { related: related.map(({ at: other, message: why }) => ({ at: placeOf(other), message: why })) }),
    args,
  };
}
