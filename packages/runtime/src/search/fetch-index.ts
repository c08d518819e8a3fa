/** The JSON at `href`; `isFresh`: the server is asked whether what the browser has kept is still true. */
export async function fetchIndex(href: string, isFresh: boolean): Promise<unknown> {
  const answer = await fetchHere(href, isFresh ? { cache: 'no-cache' } : {});
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.json();
}

/** `fetch` that rejects without a message when no server answers: what browsers say then is English, and of no help. */
export async function fetchHere(href: string | URL, options: RequestInit): Promise<Response> {
  return fetch(href, options).catch((cause: unknown) => {
    throw new Error('', { cause });
  });
}
