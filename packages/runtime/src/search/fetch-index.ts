/** The JSON at `href`; `isFresh`: the server is asked whether what the browser has kept is still true. */
export async function fetchIndex(href: string, isFresh: boolean): Promise<unknown> {
  const answer = await fetch(href, isFresh ? { cache: 'no-cache' } : {});
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.json();
}
