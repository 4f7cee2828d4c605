import type { Novedad } from '@/domain/participantes/bitacora/novedad';

/** An entry as it stands, with what it said before each correction. */
export interface Hilo {
  vigente: Novedad;
  /** Newest first. */
  anteriores: readonly Novedad[];
}

const porCuando = (a: Novedad, b: Novedad): number =>
  a.ocurrio_en.localeCompare(b.ocurrio_en) || Number(a.id) - Number(b.id);

/** The oldest first, as a turn is told. */
export const hilosDe = (novedades: readonly Novedad[]): Hilo[] => {
  const porId = new Map(novedades.map((novedad) => [String(novedad.id), novedad]));
  const corregidas = new Set(novedades.map(({ corrige }) => String(corrige)));
  const anterioresDe = ({ corrige }: Novedad): Novedad[] => {
    const anterior = porId.get(String(corrige));
    return anterior ? [anterior, ...anterioresDe(anterior)] : [];
  };
  return novedades
    .filter(({ id }) => !corregidas.has(String(id)))
    .sort(porCuando)
    .map((vigente) => ({ vigente, anteriores: anterioresDe(vigente) }));
};
