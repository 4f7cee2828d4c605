import type { Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { enumerarOpciones, rechazoDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';

/** `Sede Casa-Apartadó` and `casa apartado` are the same name. */
const claveDeNombre = (nombre: string): string =>
  plegar(nombre.replace(/[^\p{L}\p{M}\p{N}]/gu, ' ')).replace(/^sede (?=.)/, '');

const nombresDe = (sedes: readonly Sede[]): string[] => sedes.map(({ nombre }) => nombre);

const rechazoDesconocida = (abiertas: readonly Sede[]): string =>
  abiertas.length === 0
    ? 'No se reconoce; todavía no hay sedes, créelas primero'
    : rechazoDeOpcion(nombresDe(abiertas));

const CON_EL_MISMO_NOMBRE = 'Hay más de una sede con ese nombre: cambie el nombre de una';

/** Of several with one name, the one that is not archived; two of those are not told apart. */
const elegir = (iguales: readonly Sede[]): Lectura<Id> => {
  const vivas = iguales.filter(({ archivado_en }) => !archivado_en);
  const [sede, otra] = vivas.length > 0 ? vivas : iguales;
  return sede && !otra ? { valor: sede.id } : { rechazo: CON_EL_MISMO_NOMBRE };
};

const elegirDelMunicipio = ([sede, otra, ...demas]: readonly Sede[]): Lectura<Id> | null => {
  if (!sede) return null;
  return otra
    ? {
        rechazo: `Hay más de una sede en ese municipio; escriba ${enumerarOpciones(nombresDe([sede, otra, ...demas]))}`,
      }
    : { valor: sede.id };
};

/**
 * Reads a sede by its whole name or, when it is the only open one there, by its municipio; accents, case and dashes do not
 * count. People do not know the numbers of the sedes.
 */
export const crearLectorDeSede = (sedes: readonly Sede[]): ((texto: string) => Lectura<Id>) => {
  const conClave = sedes.map((sede) => ({ sede, clave: claveDeNombre(sede.nombre) }));
  const abiertas = sedes.filter(({ archivado_en, estado }) => !archivado_en && estado !== 'INACTIVA');
  const desconocida: Lectura<Id> = { rechazo: rechazoDesconocida(abiertas) };
  return (texto) => {
    const escrita = claveDeNombre(texto);
    const iguales = conClave.flatMap(({ sede, clave }) => (clave === escrita ? [sede] : []));
    if (iguales.length > 0) return elegir(iguales);
    const deAlli = abiertas.filter(
      ({ municipio }) => escrita !== '' && claveDeNombre(municipio ?? '') === escrita,
    );
    return elegirDelMunicipio(deAlli) ?? desconocida;
  };
};
