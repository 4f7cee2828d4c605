import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import { esDeSalud } from '@/domain/participantes/bitacora/opciones-novedad';

/**
 * What may be told of the log without its health entries, nor a sign that there are any: what a health entry corrects may
 * say the same under another kind, so it goes too, and what corrects one is told as if it were the first. Needs whole
 * threads.
 */
export const sinNovedadesDeSalud = (novedades: readonly Novedad[]): Novedad[] => {
  const correccionDe = new Map(novedades.map((novedad) => [String(novedad.corrige), novedad]));
  const seDice = (novedad: Novedad): boolean => {
    if (esDeSalud(novedad)) return false;
    const correccion = correccionDe.get(String(novedad.id));
    return correccion === undefined || seDice(correccion);
  };
  const dichas = novedades.filter(seDice);
  const ids = new Set(dichas.map(({ id }) => String(id)));
  return dichas.map((novedad) =>
    ids.has(String(novedad.corrige)) ? novedad : { ...novedad, corrige: null },
  );
};

/**
 * The same for whoever must not know that there are any. Their numbers in the service jump where one is missing: here they
 * count what is told, in its order. For whoever cannot correct them, who would name them by it.
 */
export const novedadesParaConsulta = (novedades: readonly Novedad[]): Novedad[] => {
  const dichas = sinNovedadesDeSalud(novedades);
  const numeroDe = new Map(dichas.map(({ id }, i) => [String(id), i + 1]));
  return dichas.map((novedad, i) => ({
    ...novedad,
    id: i + 1,
    corrige: numeroDe.get(String(novedad.corrige)) ?? null,
  }));
};
