import type { HistoryState } from '@tanstack/react-router';

/** State of a link to a dialog of another screen: closing it comes back to the one that had the link. */
export const ALLI_Y_DE_VUELTA = { devuelve: true } as HistoryState;

export const esDeVuelta = (estado: HistoryState): boolean =>
  (estado as { devuelve?: boolean }).devuelve === true;
