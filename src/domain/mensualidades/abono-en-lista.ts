import { esquemaAbono, type MedioPago, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS } from '@/domain/mensualidades/opciones-mensualidad';
import { esquemaId, leido, leidoCon, periodo, unoDe } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { coincideBusqueda } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

/** An abono with the fee it pays and whose it is. */
export const esquemaAbonoEnLista = z.extend(esquemaAbono, {
  mensualidad_id: esquemaId,
  participante_id: esquemaId,
  participante_nombre: leido(z.string()),
  periodo: leido(periodo()),
  concepto: leidoCon(unoDe(CONCEPTOS), 'MENSUALIDAD'),
});
export type AbonoEnLista = z.output<typeof esquemaAbonoEnLista>;

/** The newest receipts come first. */
export interface CriteriosAbonos extends Omit<Paginacion, 'orden'> {
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  medio?: MedioPago;
  /** The whole reference, ignoring case: finds what was paid with it before. */
  referencia?: string;
  /** Words looked for in the participante's name. */
  buscar?: string;
  /** `true` brings the annulled ones too. */
  anulados?: boolean;
}

export const abonosDe = (mensualidad: Mensualidad, participante_nombre: string | null): AbonoEnLista[] =>
  mensualidad.abonos.map((abono) => ({
    ...abono,
    mensualidad_id: mensualidad.id,
    participante_id: mensualidad.participante_id,
    participante_nombre,
    periodo: mensualidad.periodo,
    concepto: mensualidad.concepto,
  }));

/** Filtered and sorted, not yet cut into pages. */
export const seleccionarAbonos = (
  todos: readonly AbonoEnLista[],
  criterios: Omit<CriteriosAbonos, 'pagina' | 'limite'>,
): AbonoEnLista[] => {
  const referencia = criterios.referencia?.trim().toLowerCase();
  return ordenarPor(
    todos.filter(
      (a) =>
        (criterios.anulados === true || a.anulado_en === null) &&
        (!criterios.desde || a.fecha >= criterios.desde) &&
        (!criterios.hasta || a.fecha <= criterios.hasta) &&
        (!criterios.medio || a.medio === criterios.medio) &&
        (!referencia || a.referencia?.toLowerCase() === referencia) &&
        (!criterios.buscar || coincideBusqueda([a.participante_nombre], criterios.buscar)),
    ),
    (a) => a.id,
    true,
  );
};
