import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import type { FilaGeneracion } from '@/domain/mensualidades/generacion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { vencimientoPorDefecto } from '@/domain/mensualidades/reglas-mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type Periodo, periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** What is charged to whoever has no value or day of their own. */
export interface CobroPorDefecto {
  /** Whole COP; `null` when the foundation set none. */
  valor: number | null;
  dia: number;
}

/** Someone in the house (ACTIVO or CON_PERMISO, not archived): the only ones a month is charged to. */
export interface ParticipanteEnCasa {
  id: Id;
  nombre: string;
  fecha_ingreso: string | null;
  valor_mensualidad: number | null;
  dia_pago: number | null;
  beca_porcentaje: number | null;
  /** Their acudiente who pays. */
  pagador: Id | null;
  /** Already has that month's MENSUALIDAD, annulled ones apart. */
  yaTiene: boolean;
}

/** A fee to create. One with a full scholarship is born exonerated: nobody has to pay it, and nobody paid it. */
export type MensualidadGenerada = Pick<
  Mensualidad,
  'participante_id' | 'valor' | 'descuento' | 'fecha_vencimiento' | 'id_acudiente' | 'motivo_anulacion'
> & { periodo: Periodo; concepto: 'MENSUALIDAD'; estado: 'PENDIENTE' | 'EXONERADA' };

export interface PasoGeneracion {
  fila: FilaGeneracion;
  /** `null` when there is nothing to create. */
  nueva: MensualidadGenerada | null;
}

const motivoDeOmision = (p: ParticipanteEnCasa, valor: number | null, periodo: Periodo): string | null => {
  if (p.fecha_ingreso !== null && periodoDe(p.fecha_ingreso) > periodo) return 'Ingresó después de este mes';
  if (valor === null) return 'No tiene valor de mensualidad';
  return valor === 0 ? `Su mensualidad es de ${formatearPesos(0)}` : null;
};

/** What the month means for one participante. */
export const planearMensualidad = (
  participante: ParticipanteEnCasa,
  periodo: Periodo,
  porDefecto: CobroPorDefecto,
): PasoGeneracion => {
  const valor = participante.valor_mensualidad ?? porDefecto.valor;
  const fecha_vencimiento = vencimientoPorDefecto(periodo, participante.dia_pago ?? porDefecto.dia);
  const descuento = descuentoPorBeca(valor ?? 0, participante.beca_porcentaje);
  const motivo = participante.yaTiene ? null : motivoDeOmision(participante, valor, periodo);
  const resultado = participante.yaTiene ? 'EXISTENTE' : motivo ? 'OMITIDA' : 'CREADA';
  const comun = { valor: valor ?? 0, descuento, fecha_vencimiento };
  const exonerada = descuento === comun.valor;
  return {
    fila: {
      participante_id: participante.id,
      participante_nombre: participante.nombre,
      resultado,
      motivo,
      ...comun,
    },
    nueva:
      resultado === 'CREADA'
        ? {
            ...comun,
            participante_id: participante.id,
            periodo,
            concepto: 'MENSUALIDAD',
            id_acudiente: participante.pagador,
            estado: exonerada ? 'EXONERADA' : 'PENDIENTE',
            motivo_anulacion: exonerada ? 'Beca del 100 %' : null,
          }
        : null,
  };
};
