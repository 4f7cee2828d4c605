import { relacionDeCobro } from '@/application/mensualidades/cobranza/vinculo';
import {
  filasDelPagador,
  type GenteDelPagador,
  loPaga,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { esPagador } from '@/domain/acudientes/quien-paga';
import { porMomento } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import type { CanalAutorizado, ExpedienteDeCobro, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { permisosDeContacto } from '@/domain/mensualidades/cobranza/puede-contactar';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { mismoId } from '@/domain/shared/id';
import { juntarPagador } from '@/domain/shared/pagador';

interface Guardado {
  /** Of all those they pay for, or answer for. */
  mensualidades: readonly Mensualidad[];
  gestiones: readonly Gestion[];
  canales: readonly CanalAutorizado[];
}

/** Theirs to pay; who pays none answers for those of whom they are marked to pay for. */
const deudasDe = (gente: GenteDelPagador, mensualidades: readonly Mensualidad[]): Mensualidad[] => {
  const debidas = mensualidades.filter((m) => saldoDe(m) > 0);
  const suyas = debidas.filter((m) => loPaga(gente, m));
  if (suyas.length > 0) return suyas;
  return debidas.filter((m) =>
    gente.acudientes.some((a) => esPagador(a) && mismoId(a.id_participante, m.participante_id)),
  );
};

/** What is known of collecting from one person, with what may be done now. */
export const reunirExpediente = (
  gente: GenteDelPagador,
  { mensualidades, gestiones, canales }: Guardado,
  ahora: Date,
): ExpedienteDeCobro => {
  const { clave, nombre, documento, telefono } = juntarPagador(filasDelPagador(gente));
  const deben = deudasDe(gente, mensualidades).map(({ participante_id }) => participante_id);
  const relacion = relacionDeCobro(gente, deben);
  return {
    pagador: { clave, nombre, documento, telefono },
    relacion,
    canales: [...canales],
    permisos: permisosDeContacto({ ahora, gestiones, autorizacion: canales, relacion }),
    gestiones: porMomento(gestiones),
  };
};
