export const ESTADOS_PARTICIPANTE = ['PREINGRESO', 'ACTIVO', 'CON_PERMISO', 'EGRESADO'] as const;
export type EstadoParticipante = (typeof ESTADOS_PARTICIPANTE)[number];

export const ETIQUETA_ESTADO_PARTICIPANTE: Readonly<Record<EstadoParticipante, string>> = {
  PREINGRESO: 'Preingreso',
  ACTIVO: 'Activo',
  CON_PERMISO: 'Con permiso',
  EGRESADO: 'Egresado',
};

/** Where each state may go. A new admission after an egreso starts again as ACTIVO. */
export const TRANSICIONES_PARTICIPANTE: Readonly<Record<EstadoParticipante, readonly EstadoParticipante[]>> =
  {
    PREINGRESO: ['ACTIVO'],
    ACTIVO: ['CON_PERMISO', 'EGRESADO'],
    CON_PERMISO: ['ACTIVO', 'EGRESADO'],
    EGRESADO: ['ACTIVO'],
  };

/** The states the cycling badge moves through with one click; the others need a dialog. */
export const CICLO_ESTADO_PARTICIPANTE = [
  'ACTIVO',
  'CON_PERMISO',
] as const satisfies readonly EstadoParticipante[];

/** In the house, counted against the venue's capacity. */
export const ESTADOS_QUE_OCUPAN_CUPO = [
  'ACTIVO',
  'CON_PERMISO',
] as const satisfies readonly EstadoParticipante[];

export const puedePasarA = (desde: EstadoParticipante, hasta: EstadoParticipante): boolean =>
  desde === hasta || TRANSICIONES_PARTICIPANTE[desde].includes(hasta);

export const ocupaCupo = (estado: EstadoParticipante): boolean =>
  (ESTADOS_QUE_OCUPAN_CUPO as readonly EstadoParticipante[]).includes(estado);

/** Lives there now: to put the record away, the egreso comes first. */
export const viveEnLaCasa = ({
  estado,
  archivado_en,
}: {
  estado: EstadoParticipante;
  archivado_en: string | null;
}): boolean => archivado_en === null && ocupaCupo(estado);
