/** True when the person asked their browser to spare data; few browsers say so. Browser only. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
