import {
  type Abono,
  esquemaAbono,
  type MedioPago,
  type Mensualidad,
} from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS } from '@/domain/mensualidades/opciones-mensualidad';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { coincide, type Voz } from '@/domain/shared/busqueda/voz';
import { esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { periodo } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
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
  /** Words looked for in whose it is and in who pays; or the number of the receipt, or the whole reference. */
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

const RECIBO = /^(?:recibo )?(?:(?:nro|no|n|#)[^\s\d]{0,2} ?)?0*(\d{1,15})$/;

/** The receipt that a search asks for: `12`, `Recibo 12`, `recibo No. 12`. */
export const reciboBuscado = (buscar: string | undefined): number | null => {
  const [, numero] = RECIBO.exec(leerBusqueda(buscar).frase) ?? [];
  return numero === undefined ? null : Number(numero);
};

const ANUNCIO_DE_REFERENCIA = /^ref(?:erencia)?(?:[.:]+\s*|\s+)/i;

/** The references that a search may ask for: as it is written, and without the `ref.` that the screen puts before it. */
export const referenciasBuscadas = (buscar: string | undefined): string[] => {
  const escrita = (buscar ?? '').trim();
  return [...new Set([escrita, escrita.replace(ANUNCIO_DE_REFERENCIA, '')])].filter((una) => una !== '');
};

const tieneReferencia = (a: Abono, referencia: string): boolean =>
  a.referencia?.toLowerCase() === referencia.trim().toLowerCase();

/** Whether the search asks for that very payment: by the number of its receipt, or by its whole reference. */
export const loPidePorNumero = (a: Abono, buscar: string | undefined): boolean => {
  if (leerBusqueda(buscar).terminos.length === 0) return false;
  const recibo = reciboBuscado(buscar);
  return (
    (recibo !== null && a.recibo === recibo) ||
    referenciasBuscadas(buscar).some((referencia) => tieneReferencia(a, referencia))
  );
};

const enLaFila = (a: AbonoEnLista): readonly Voz[] => [{ textos: [a.participante_nombre] }];

/** The receipt that is asked for, or what was paid with that reference; those of the people that are named, otherwise. */
const buscados = (
  todos: readonly AbonoEnLista[],
  buscar: string | undefined,
  suGente: (a: AbonoEnLista) => readonly Voz[],
): readonly AbonoEnLista[] => {
  const busqueda = leerBusqueda(buscar);
  if (busqueda.terminos.length === 0) return todos;
  const propios = todos.filter((a) => loPidePorNumero(a, buscar));
  if (propios.length > 0) return propios;
  return todos.filter((a) => suGente(a).some((voz) => coincide(busqueda, voz)));
};

/** Filtered and sorted, not yet cut into pages; a search looks at `suGente`. */
export const seleccionarAbonos = (
  todos: readonly AbonoEnLista[],
  criterios: Omit<CriteriosAbonos, 'pagina' | 'limite'>,
  suGente: (a: AbonoEnLista) => readonly Voz[] = enLaFila,
): AbonoEnLista[] => {
  const referencia = criterios.referencia?.trim();
  const cumplen = todos.filter(
    (a) =>
      (criterios.anulados === true || a.anulado_en === null) &&
      (!criterios.desde || a.fecha >= criterios.desde) &&
      (!criterios.hasta || a.fecha <= criterios.hasta) &&
      (!criterios.medio || a.medio === criterios.medio) &&
      (!referencia || tieneReferencia(a, referencia)),
  );
  return ordenarPor(buscados(cumplen, criterios.buscar, suGente), (a) => a.id, true);
};
