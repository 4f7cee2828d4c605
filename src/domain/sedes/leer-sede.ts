import type { Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { rechazoDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';

/** `Sede Casa-Apartadó` and `casa apartado` are the same name. */
const claveDeNombre = (nombre: string): string =>
  plegar(nombre.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).replace(/^sede (?=.)/, '');

const rechazoDesconocida = (sedes: readonly Sede[]): string => {
  const abiertas = sedes.filter(({ archivado_en, estado }) => !archivado_en && estado !== 'INACTIVA');
  return abiertas.length === 0
    ? 'No se reconoce; todavía no hay sedes, créelas primero'
    : rechazoDeOpcion(abiertas.map(({ nombre }) => nombre));
};

const CON_EL_MISMO_NOMBRE = 'Hay más de una sede con ese nombre: cambie el nombre de una';

/** Of several with one name, the one that is not archived; two of those are not told apart. */
const elegir = (iguales: readonly Sede[]): Lectura<Id> => {
  const vivas = iguales.filter(({ archivado_en }) => !archivado_en);
  const [sede, otra] = vivas.length > 0 ? vivas : iguales;
  return sede && !otra ? { valor: sede.id } : { rechazo: CON_EL_MISMO_NOMBRE };
};

/** Reads a sede by its whole name; accents, case and dashes do not count. People do not know the numbers of the sedes. */
export const crearLectorDeSede = (sedes: readonly Sede[]): ((texto: string) => Lectura<Id>) => {
  const conClave = sedes.map((sede) => ({ sede, clave: claveDeNombre(sede.nombre) }));
  const desconocida: Lectura<Id> = { rechazo: rechazoDesconocida(sedes) };
  return (texto) => {
    const escrita = claveDeNombre(texto);
    const iguales = conClave.flatMap(({ sede, clave }) => (clave === escrita ? [sede] : []));
    return iguales.length > 0 ? elegir(iguales) : desconocida;
  };
};
