import { useState } from 'react';
import type { FilaGeneracion, FormaDeCobro, SolicitudGeneracion } from '@/domain/mensualidades/generacion';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

export type Elecciones = NonNullable<SolicitudGeneracion['elecciones']>;

type Solicitud = { periodo: Periodo; porMes: Readonly<Record<Periodo, Elecciones>>; intento: number };

const NINGUNA: Elecciones = [];

const conEleccion = (
  { periodo, porMes, intento }: Solicitud,
  participante_id: Id,
  cobro: FormaDeCobro | null,
): Solicitud => ({
  periodo,
  porMes: {
    ...porMes,
    [periodo]: [
      ...(porMes[periodo] ?? NINGUNA).filter((otra) => !mismoId(otra.participante_id, participante_id)),
      ...(cobro === null ? [] : [{ participante_id, cobro }]),
    ],
  },
  intento: intento + 1,
});

/** What is asked for one month: whom to charge, and how. Who looks at another month finds the first one as they left it. */
export const useElecciones = (inicial: Periodo) => {
  const [solicitud, setSolicitud] = useState<Solicitud>({ periodo: inicial, porMes: {}, intento: 0 });
  const { periodo, porMes, intento } = solicitud;
  const elecciones = porMes[periodo] ?? NINGUNA;
  return {
    /** Without the choices while there are none: not every service knows of them. */
    pedido: elecciones.length > 0 ? { periodo, elecciones } : { periodo },
    /** Grows with each change: what is asked after one is another request. */
    intento,
    elecciones,
    /** Of this month or of another one that was looked at. */
    hayElegidas: Object.values(porMes).some((suyas) => suyas.length > 0),
    cambiarMes: (otro: Periodo) =>
      setSolicitud((antes) =>
        antes.periodo === otro ? antes : { ...antes, periodo: otro, intento: antes.intento + 1 },
      ),
    /** `null` leaves it undecided again. */
    elegir: (participante_id: Id, cobro: FormaDeCobro | null) =>
      setSolicitud((antes) => conEleccion(antes, participante_id, cobro)),
  };
};

export type Elegir = ReturnType<typeof useElecciones>['elegir'];

export const eleccionDe = (
  { participante_id }: FilaGeneracion,
  elecciones: Elecciones,
): FormaDeCobro | null =>
  elecciones.find((eleccion) => mismoId(eleccion.participante_id, participante_id))?.cobro ?? null;

/** Those whose fee of this month was annulled: asked about one by one. */
export const anuladas = (filas: readonly FilaGeneracion[]): FilaGeneracion[] =>
  filas.filter(({ anulada, opciones }) => anulada && opciones.length > 0);

/** Those who came in the middle of the month and can be charged in more than one way. */
export const llegadas = (filas: readonly FilaGeneracion[]): FilaGeneracion[] =>
  filas.filter(
    ({ anulada, exonerada, cobro, opciones }) =>
      opciones.length > 1 && !exonerada && !(anulada && cobro === 'NINGUNO'),
  );

/** Those who left, had this month exonerated because of it, and came back. */
export const regresos = (filas: readonly FilaGeneracion[]): FilaGeneracion[] =>
  filas.filter(({ exonerada, opciones }) => exonerada && opciones.length > 0);

/** Those chosen not to be charged: it is kept. Of one that was annulled there is nothing else to keep. */
export const sinCobro = (filas: readonly FilaGeneracion[], elecciones: Elecciones): FilaGeneracion[] =>
  filas.filter(
    (fila) => !fila.anulada && fila.opciones.length > 0 && eleccionDe(fila, elecciones) === 'NINGUNO',
  );
