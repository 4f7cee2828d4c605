import type { Seccion } from '@/application/servicios/servicios-panel';

/** First part of the query keys of a section: what a write that may change what it shows must refresh. */
export const claveDe = <S extends Seccion>(seccion: S) => [seccion] as const;
