import {
  filasDelPagador,
  type GenteDelPagador,
  loPaga,
  mismaPersona,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { Emisor } from '@/domain/mensualidades/emisor';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { enLista, type MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import type { PersonasDelRecibo } from '@/domain/mensualidades/recibo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { sedeDelPago } from '@/domain/participantes/estancias/ocupacion-en';
import { textosDeAcudiente, textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { documentoQueIdentifica } from '@/domain/shared/pagador';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { estanciasDe } from '@/infrastructure/memory/shared/estancias-de';

type Textos = ReturnType<typeof textosDeAcudiente>;

/** What a search looks at of people, by their ids. */
export const gentePorId = (base: BaseMemoria) => {
  const participantes = new Map(
    base.participantes.todas().map((p) => [String(p.id), textosDeParticipante(p)]),
  );
  const acudientes = new Map<string, Textos>();
  const deParticipante = new Map<string, Textos[]>();
  for (const a of base.acudientes.todas()) {
    const textos = textosDeAcudiente(a);
    acudientes.set(String(a.id), textos);
    deParticipante.set(String(a.id_participante), [
      ...(deParticipante.get(String(a.id_participante)) ?? []),
      textos,
    ]);
  }
  const participante = (id: Id | null) => participantes.get(String(id)) ?? [];
  const acudiente = (id: Id | null) => acudientes.get(String(id)) ?? [];
  return {
    participante,
    acudiente,
    acudientesDe: (id: Id): readonly Textos[] => deParticipante.get(String(id)) ?? [],
    /** Who a fee is of, and who pays it. */
    deMensualidad: (m: Pick<Mensualidad, 'participante_id' | 'id_acudiente'>) => ({
      participante: participante(m.participante_id),
      pagador: acudiente(m.id_acudiente),
    }),
  };
};

/** Every row of the person whom the `clave` names by one of them; `null` when it names nobody. */
export const genteDelPagador = (
  { acudientes, participantes }: BaseMemoria,
  clave: string,
): GenteDelPagador | null => {
  const nombrado = leerClavePagador(clave);
  const todas = { acudientes: acudientes.todas(), propias: participantes.todas() };
  const [fila] = filasDelPagador({
    acudientes: todas.acudientes.filter(
      ({ id }) => nombrado?.tipo === 'acudiente' && mismoId(id, nombrado.id),
    ),
    propias: todas.propias.filter(({ id }) => nombrado?.tipo === 'participante' && mismoId(id, nombrado.id)),
  });
  return fila ? mismaPersona(fila, todas) : null;
};

/** Oldest first; copies. */
export const movimientosDeGente = (base: BaseMemoria, gente: GenteDelPagador): MovimientoAFavor[] =>
  structuredClone(base.movimientosAFavor.filter((movimiento) => loPaga(gente, movimiento)));

/** Who a receipt of that fee names, as they are called now. */
export const personasDelRecibo = (
  base: BaseMemoria,
  { participante_id, id_acudiente }: Mensualidad,
  emisor: Emisor,
): PersonasDelRecibo => {
  const titular = base.participantes.obtener(participante_id);
  const pagador = id_acudiente === null ? null : base.acudientes.obtener(id_acudiente);
  return {
    emisor,
    participante: { nombre: titular?.nombre ?? '', documento: titular?.numero_documento ?? null },
    pagador: pagador && { nombre: nombreAcudiente(pagador), documento: pagador.numero_documento },
  };
};

/** The house that receives what somebody pays that day. */
export const sedeDe = (base: BaseMemoria, participante: Id, dia: FechaCalendario): Id | null => {
  const persona = base.participantes.obtener(participante);
  return persona && sedeDelPago(persona, estanciasDe(base, participante), dia);
};

/** Whether it was paid, or given back, in that sede; without one, in any. */
export const esDeSede =
  (sede: Id | undefined) =>
  ({ sede_id }: { sede_id: Id | null }): boolean =>
    sede === undefined || mismoId(sede_id, sede);

/** Every fee with the names a list shows. */
export const mensualidadesEnLista = (base: BaseMemoria): MensualidadEnLista[] => {
  const porId = <T extends { id: string | number }>(filas: readonly T[]) =>
    new Map(filas.map((fila) => [String(fila.id), fila]));
  const participantes = porId(base.participantes.todas());
  const sedes = porId(base.sedes.todas());
  const acudientes = porId(base.acudientes.todas());
  const hoy = base.hoy();
  return base.mensualidades.todas().map((mensualidad: Mensualidad) => {
    const participante = participantes.get(String(mensualidad.participante_id));
    const pagador = acudientes.get(String(mensualidad.id_acudiente));
    const nombres = {
      participante_nombre: participante?.nombre ?? null,
      participante_documento: participante?.numero_documento ?? null,
      sede_id: participante?.sede_id ?? null,
      sede_nombre: sedes.get(String(participante?.sede_id))?.nombre ?? null,
      pagador_nombre: pagador ? nombreAcudiente(pagador) : null,
      pagador_documento: pagador ? documentoQueIdentifica(pagador) : null,
    };
    return enLista(mensualidad, nombres, hoy);
  });
};
