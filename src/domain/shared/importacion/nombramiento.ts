import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import type { leerCeldas } from '@/domain/shared/importacion/columna';
import {
  crearLectorDeParticipante,
  esComoVacio,
  type Nombrable,
} from '@/domain/shared/importacion/leer-participante';
import { esOtraPersona } from '@/domain/shared/importacion/otra-persona';

type Leidas = ReturnType<typeof leerCeldas>;

/**
 * Sheets of a house have a document for some and a name for all: the name says whose a row is where the document is not. With
 * the document of one and the name of another, nobody knows whose it is. `campo` is that of the participante; the name is in
 * `nombre_participante`.
 */
export const crearNombramiento = (campo: string, participantes: readonly Nombrable[]) => {
  const leer = crearLectorDeParticipante(participantes);
  const nombres = new Map<unknown, string>(participantes.map(({ id, nombre }) => [id, nombre]));
  const puedeSerDeAlguien = (escrito: string): boolean =>
    !esComoVacio(escrito) && participantes.some(({ nombre }) => !esOtraPersona(nombre, escrito));
  return {
    lectores: { [campo]: leer, nombre_participante: leer },
    porNombreDondeFalte: ({ entrada, rechazos }: Leidas): Leidas => {
      const { nombre_participante, ...datos } = entrada;
      const { nombre_participante: rechazo, ...otros } = rechazos;
      if (nombre_participante === undefined) return { entrada: datos, rechazos: otros };
      const { [campo]: delDocumento, ...demas } = otros;
      const escrito = datos[campo];
      if (!rechazo && (escrito === undefined || (delDocumento && esComoVacio(String(escrito)))))
        return { entrada: { ...datos, [campo]: nombre_participante }, rechazos: demas };
      if (escrito === undefined) return { entrada: datos, rechazos };
      const duenio = nombres.get(escrito);
      // One that was not found may still be of somebody: in part, or of two who are called so.
      const otra = String(rechazo ? nombre_participante : nombres.get(nombre_participante));
      if (!duenio || !esOtraPersona(duenio, otra) || (rechazo && !puedeSerDeAlguien(otra)))
        return { entrada: datos, rechazos: otros };
      const porQue = `Ese documento es de ${duenio} y el nombre, de ${otra}: corrija el que no es`;
      return { entrada: datos, rechazos: { ...otros, [campo]: porQue, nombre_participante: porQue } };
    },
    /** All that is wrong in a row; where only the name was written, it is what is to be corrected, and no document is missing. */
    sinPedirDocumento: (suyos: ErroresCampos, todos: ErroresCampos): ErroresCampos => {
      const { [campo]: _deQuien, ...demas } = todos;
      return suyos.nombre_participante && !suyos[campo] ? demas : todos;
    },
  };
};
