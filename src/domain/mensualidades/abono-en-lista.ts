import { type Abono, esquemaAbono, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS } from '@/domain/mensualidades/opciones-mensualidad';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { periodo } from '@/domain/shared/esquemas-tecleados';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

/** An abono with the fee it pays, whose it is and who pays it, as they are called today. */
export const esquemaAbonoEnLista = z.extend(esquemaAbono, {
  mensualidad_id: esquemaId,
  participante_id: esquemaId,
  participante_nombre: leido(z.string()),
  participante_documento: leido(z.string()),
  /** Where it was paid. */
  sede_nombre: leido(z.string()),
  /** The guardian who pays that fee; `null` when the participante does. */
  pagador_nombre: leido(z.string()),
  /** Of that guardian; `null` when it does not tell who they are. */
  pagador_documento: leido(z.string()),
  /** Names who pays to the service, whoever they are. */
  pagador_clave: leido(z.string()),
  periodo: leido(periodo()),
  concepto: leidoCon(unoDe(CONCEPTOS), 'MENSUALIDAD'),
});
export type AbonoEnLista = z.output<typeof esquemaAbonoEnLista>;

export type NombresDeAbono = Pick<
  AbonoEnLista,
  'participante_nombre' | 'participante_documento' | 'pagador_nombre' | 'pagador_documento'
>;

export const abonosDe = (
  mensualidad: Mensualidad,
  nombres: NombresDeAbono,
  nombreDeSede: (sede: Id | null) => string | null,
): AbonoEnLista[] =>
  mensualidad.abonos.map((abono) => ({
    ...abono,
    mensualidad_id: mensualidad.id,
    participante_id: mensualidad.participante_id,
    participante_nombre: nombres.participante_nombre,
    participante_documento: nombres.participante_documento,
    sede_nombre: nombreDeSede(abono.sede_id),
    pagador_nombre: nombres.pagador_nombre,
    pagador_documento: nombres.pagador_documento,
    pagador_clave: clavePagador(mensualidad),
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

export const tieneReferencia = (a: Abono, referencia: string): boolean =>
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
