import { useState } from 'react';
import type { FilaGeneracion, FormaDeCobro, SolicitudGeneracion } from '@/domain/mensualidades/generacion';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

export type Elecciones = NonNullable<SolicitudGeneracion['elecciones']>;

/** What is asked for one month: whom to charge, and how. Another month starts with nothing chosen. */
export const useElecciones = (inicial: Periodo) => {
  const [solicitud, setSolicitud] = useState<{ periodo: Periodo; elecciones: Elecciones; intento: number }>({
    periodo: inicial,
    elecciones: [],
    intento: 0,
  });
  const { periodo, elecciones, intento } = solicitud;
  return {
    /** Without the choices while there are none: not every service knows of them. */
    pedido: elecciones.length > 0 ? { periodo, elecciones } : { periodo },
    /** Grows with each change: what is asked after one is another request. */
    intento,
    elecciones,
    cambiarMes: (otro: Periodo) =>
      setSolicitud((antes) =>
        antes.periodo === otro ? antes : { periodo: otro, elecciones: [], intento: antes.intento + 1 },
      ),
    /** `null` leaves it undecided again. */
    elegir: (participante_id: Id, cobro: FormaDeCobro | null) =>
      setSolicitud((antes) => ({
        periodo: antes.periodo,
        elecciones: [
          ...antes.elecciones.filter((otra) => !mismoId(otra.participante_id, participante_id)),
          ...(cobro === null ? [] : [{ participante_id, cobro }]),
        ],
        intento: antes.intento + 1,
      })),
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
