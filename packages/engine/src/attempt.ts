/** What `act` gives; `otherwise` when it throws, whatever that is: of what may not be there, or be damaged. */
export function attempt<Result, Otherwise>(act: () => Result, otherwise: Otherwise): Result | Otherwise {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
