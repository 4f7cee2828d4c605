import { analizar } from '@/domain/shared/analizar';
import {
  errorConflicto,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';
import { entero } from '@/domain/shared/esquemas';
import { diasEntre, type FechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';
import { cambiosEnPalabras, mismaParte } from '@/domain/sitio/cambios-en-palabras';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { exigirQueQuepa } from '@/domain/sitio/espacio-de-pagina';
import { type CambiosBorrador, esquemaCambiosBorrador } from '@/domain/sitio/esquema-sitio';
import { CLAVES_DE_PARTES, hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { telefonosPorRevisar } from '@/domain/sitio/telefonos-por-revisar';

/** Body of POST /sitio/publicaciones, and of the one that brings a version back. */
export const esquemaPublicar = z.strictObject({
  /** What the person has seen: somebody else may have changed it meanwhile. */
  version: entero(1, Number.MAX_SAFE_INTEGER),
});

/** Throws VALIDACION. */
export const validarCambiosBorrador = (entrada: unknown): CambiosBorrador => {
  const cambios = analizar(esquemaCambiosBorrador, entrada);
  const telefonos = telefonosPorRevisar(cambios);
  if (Object.keys(telefonos).length > 0) throw errorValidacion('Revise los campos señalados', telefonos);
  return cambios;
};

/** Throws VALIDACION. */
export const validarPublicar = (entrada: unknown): { version: number } => analizar(esquemaPublicar, entrada);

/** Throws VERSION_OBSOLETA with what is kept. */
export const exigirVersion = (actual: Sitio, version: number | undefined): void => {
  if (version !== undefined && version !== actual.version) throw errorVersionObsoleta(actual);
};

const partesDe = <T>(hacer: (parte: ParteDelSitio) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    CLAVES_DE_PARTES.flatMap((parte) => {
      const valor = hacer(parte);
      return valor === undefined ? [] : [[parte, valor]];
    }),
  );

/** The draft with those parts in it; one that says what is published is no draft any more. */
export const aplicarAlBorrador = (
  { publicado, borrador }: Pick<Sitio, 'publicado' | 'borrador'>,
  { descartar = [], version: _, ...partes }: CambiosBorrador,
): ContenidoSitio =>
  partesDe((parte) => {
    const escrita = partes[parte] === undefined ? borrador[parte] : partes[parte];
    const sobra = descartar.includes(parte) || mismaParte(escrita, publicado[parte]);
    return sobra ? undefined : escrita;
  });

/** What the site would say if the draft were published. */
export const conBorrador = ({
  publicado,
  borrador,
}: Pick<Sitio, 'publicado' | 'borrador'>): ContenidoSitio => ({ ...publicado, ...borrador });

export interface PublicacionNueva {
  contenido: ContenidoSitio;
  /** What stays to be published. */
  borrador: ContenidoSitio;
  cambios: string[];
  vuelve_a: number | null;
}

/** Throws CONFLICTO when there is nothing to publish, and VALIDACION when a page would say more than it holds. */
export const publicarBorrador = (actual: Sitio): PublicacionNueva => {
  const contenido = conBorrador(actual);
  const cambios = cambiosEnPalabras(actual.publicado, contenido);
  if (cambios.length === 0) throw errorConflicto('No hay cambios por publicar');
  exigirQueQuepa(actual.publicado, contenido);
  return { contenido, borrador: {}, cambios, vuelve_a: null };
};

/**
 * What was being written stays as a draft over what comes back, which was published once and may be again whatever it
 * measures. Throws CONFLICTO when it is what is published.
 */
export const volverAVersion = (
  actual: Sitio,
  numero: number,
  contenido: ContenidoSitio,
): PublicacionNueva => {
  const cambios = cambiosEnPalabras(actual.publicado, contenido);
  if (cambios.length === 0) throw errorConflicto(`Lo publicado ya es igual a la versión ${numero}`);
  const borrador = aplicarAlBorrador({ publicado: contenido, borrador: actual.borrador }, {});
  return { contenido, borrador, cambios, vuelve_a: numero };
};

/** The number of the policy of a publication; `null` for the one that the product ships. `ultima`: that of the last own one. */
export const numeroDePolitica = (
  antes: { contenido: ContenidoSitio; politica: number | null },
  contenido: ContenidoSitio,
  ultima: number,
): number | null => {
  if (!contenido.politica) return null;
  return antes.politica !== null && mismaParte(antes.contenido.politica, contenido.politica)
    ? antes.politica
    : ultima + 1;
};

/** Days after which somebody has to call the crisis lines again. */
export const DIAS_DE_LINEAS = 90;

/** Whether the crisis lines were checked too long ago, or nobody knows when; `verificadas` is the day that the page shows. */
export const lineasPorComprobar = (
  verificadas: FechaCalendario | null | undefined,
  hoy: FechaCalendario,
): boolean => !verificadas || diasEntre(verificadas, hoy) > DIAS_DE_LINEAS;

/** What the history tells: which version was published, and which parts are being changed. */
export const sitioEnHistoria = ({ numero, borrador }: Pick<Sitio, 'numero' | 'borrador'>) => ({
  numero,
  borrador: Object.keys(borrador).map((parte) => hojaDe(parte as ParteDelSitio).titulo),
});
