import type { DatosNovedad } from '@/domain/participantes/bitacora/datos-novedad';
import type { Novedad, NovedadNueva } from '@/domain/participantes/bitacora/novedad';
import { type Estancia, estaAbierta } from '@/domain/participantes/estancias/estancia';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { errorConflicto, errorNoEncontrado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

const EN_EL_FUTURO = 'No puede ser después de ahora';

/** Throws VALIDACION: what has not happened yet is no novedad. */
export const revisarCuando = (ocurrioEn: string, ahora: Date): void => {
  if (new Date(ocurrioEn) > ahora)
    throw errorValidacion('Revise los campos señalados', { ocurrio_en: EN_EL_FUTURO });
};

/** Of the same person, and not corrected yet: two corrections of one entry would say two things. */
const exigirCorregible = (suyas: readonly Novedad[], corrige: Id): Novedad => {
  const corregida = suyas.find(({ id }) => mismoId(id, corrige));
  if (!corregida) throw errorNoEncontrado('una novedad de esta persona', corrige);
  if (suyas.some((otra) => mismoId(otra.corrige, corrige)))
    throw errorConflicto('Esta novedad ya se corrigió: corrija la última');
  return corregida;
};

interface Guardado {
  participante: Pick<ParticipanteListado, 'id' | 'sede_id'>;
  estancias: readonly Estancia[];
  /** All that is written of the person; needed only to correct one. */
  novedades: readonly Novedad[];
}

/**
 * The entry as it will be kept. It happened where the person is; a correction, where and (unless it says when) at the
 * moment of what it corrects. Throws VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const anotarNovedad = (
  { participante, estancias, novedades }: Guardado,
  { tipo, texto, ocurrio_en, corrige = null }: DatosNovedad,
  ahora: Date,
): NovedadNueva => {
  const corregida = corrige === null ? null : exigirCorregible(novedades, corrige);
  const cuando = ocurrio_en ?? corregida?.ocurrio_en ?? ahora.toISOString();
  revisarCuando(cuando, ahora);
  const comun = { participante_id: participante.id, tipo, texto, ocurrio_en: cuando };
  if (corregida) {
    const { estancia_id, sede_id, id } = corregida;
    return { ...comun, estancia_id, sede_id, corrige: id };
  }
  const dia = fechaEnBogota(new Date(cuando));
  const estancia = estancias.find((una) => estaAbierta(una) && una.fecha_ingreso <= dia);
  return { ...comun, estancia_id: estancia?.id ?? null, sede_id: participante.sede_id, corrige: null };
};
