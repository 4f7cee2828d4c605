import {
  type Estancia,
  type Evento,
  esquemaDatosDeEstancia,
} from '@/domain/participantes/estancias/estancia';
import { lugarEn } from '@/domain/participantes/estancias/ocupacion-en';
import { esquemaId, leido } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

/** What changes who is in a house, in the order in which it is told. */
export const TIPOS_MOVIMIENTO = ['INGRESO', 'SALIDA', 'REGRESO', 'TRASLADO', 'EGRESO'] as const;
export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

const sede = () => z.nullable(esquemaId);

/** Somebody who came or went, some day: of what happens in a stay the day is kept, not the hour. */
export const esquemaMovimiento = z.object({
  tipo: z.enum(TIPOS_MOVIMIENTO),
  dia: fecha(),
  participante_id: esquemaId,
  /** Of the person, as it is now. */
  participante_nombre: leido(z.string()),
  /** Where they lived that day; of a transfer, where they came to. */
  sede_id: sede(),
  /** Of a transfer, where they were. */
  desde_sede_id: sede(),
  /** Of whoever left with a permission. */
  regreso_previsto: z.nullable(fecha()),
  tipo_egreso: esquemaDatosDeEstancia.shape.tipo_egreso,
});
export type Movimiento = z.output<typeof esquemaMovimiento>;

/** Whole days, both included; without a sede, of all. */
export interface DiasDeMovimientos {
  desde: FechaCalendario;
  hasta: FechaCalendario;
  sede_id?: Id | undefined;
}

/** A stay that may have moved in those days, with all its permissions and transfers. */
export interface EstanciaQueSeMueve {
  nombre: string | null;
  estancia: Pick<
    Estancia,
    'participante_id' | 'fecha_ingreso' | 'fecha_egreso' | 'tipo_egreso' | 'sede_id' | 'area'
  > & {
    eventos: readonly Evento[];
  };
}

type Suelto = Partial<Omit<Movimiento, 'dia'>> & { tipo: TipoMovimiento; dia: FechaCalendario | null };

const movimientosDeEvento = (evento: Evento): Suelto[] => {
  if (evento.tipo === 'PERMISO') {
    const { salida, regreso_real, regreso_previsto } = evento;
    return [
      { tipo: 'SALIDA', dia: salida, regreso_previsto },
      { tipo: 'REGRESO', dia: regreso_real },
    ];
  }
  // What is no transfer has no sedes, and that is no move either.
  const { fecha, desde_sede_id, hasta_sede_id } = evento;
  return String(desde_sede_id) === String(hasta_sede_id)
    ? []
    : [{ tipo: 'TRASLADO', dia: fecha, sede_id: hasta_sede_id, desde_sede_id }];
};

const movimientosDe = ({ nombre, estancia }: EstanciaQueSeMueve): Movimiento[] => {
  const traslados = estancia.eventos.filter(({ tipo }) => tipo === 'TRASLADO');
  const sueltos: Suelto[] = [
    { tipo: 'INGRESO', dia: estancia.fecha_ingreso },
    ...estancia.eventos.flatMap(movimientosDeEvento),
    { tipo: 'EGRESO', dia: estancia.fecha_egreso, tipo_egreso: estancia.tipo_egreso },
  ];
  return sueltos.flatMap(({ dia, ...suyo }) =>
    dia === null
      ? []
      : [
          {
            dia,
            participante_id: estancia.participante_id,
            participante_nombre: nombre,
            // Whoever is moved on their very first day came in where they were moved from.
            sede_id: lugarEn({ estancia, traslados }, suyo.tipo === 'INGRESO' ? sumarDias(dia, -1) : dia)
              .sede_id,
            desde_sede_id: null,
            regreso_previsto: null,
            tipo_egreso: null,
            ...suyo,
          },
        ],
  );
};

const orden = ({ tipo, dia, participante_nombre }: Movimiento): string =>
  `${dia} ${TIPOS_MOVIMIENTO.indexOf(tipo)} ${participante_nombre}`;

/** Who came and who went in those days, the oldest first; a transfer is of both sedes. */
export const movimientosEntre = (
  estancias: readonly EstanciaQueSeMueve[],
  { desde, hasta, sede_id }: DiasDeMovimientos,
): Movimiento[] =>
  estancias
    .flatMap(movimientosDe)
    .filter(
      (movimiento) =>
        movimiento.dia >= desde &&
        movimiento.dia <= hasta &&
        (sede_id === undefined ||
          mismoId(movimiento.sede_id, sede_id) ||
          mismoId(movimiento.desde_sede_id, sede_id)),
    )
    .sort((a, b) => orden(a).localeCompare(orden(b), 'es'));
