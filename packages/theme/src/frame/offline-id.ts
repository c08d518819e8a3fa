/** Id of what the page says of itself when there is no network: it stands in each, because then nothing else may arrive. */
export const offlineId = 'hg-offline';
