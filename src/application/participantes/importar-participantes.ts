import { decidirImportacion } from '@/application/participantes/decidir-importacion';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { type DatosParticipante, validarDatosParticipante } from '@/domain/participantes/datos-participante';
import { primeraEstancia } from '@/domain/participantes/estancias/seguir-estancias';
import {
  contarResultados,
  type ResultadoImportacion,
  rechazosDeParticipante,
  validarPedidoImportacion,
} from '@/domain/participantes/importacion-participantes';
import type { Participante } from '@/domain/participantes/participante';
import { revisarParticipante } from '@/domain/participantes/reglas-participante';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { type FilaImportada, filaRechazada } from '@/domain/shared/importacion/fila-importada';

interface Dependencias {
  participantes: ParticipanteRepository;
  permisos: Permisos;
  reloj: Reloj;
}

type Juzgada = { datos: DatosParticipante } | { campos: Readonly<Record<string, string>> };

/** The same checks that a single creation goes through; of a row that does not pass them, all it has wrong. */
const juzgar = (fila: unknown, hoy: FechaCalendario): Juzgada => {
  try {
    const datos = validarDatosParticipante(fila);
    revisarParticipante(datos as Partial<Participante>, hoy);
    return { datos };
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    if (Object.keys(error.campos).length === 0) return { campos: { nombre: error.message } };
    return { campos: rechazosDeParticipante({ entrada: { ...(fila as object) }, rechazos: {} }, hoy) };
  }
};

/**
 * Takes many participantes at once: the good ones are all created or none is, and every row gets its answer. With the
 * same `clave` it happens once. Throws PERMISO_DENEGADO, VALIDACION (of the call, not of a row).
 */
export const importarParticipantes =
  ({ participantes, permisos, reloj }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<ResultadoImportacion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { filas, simular = false } = validarPedidoImportacion(entrada);
    const hoy = fechaEnBogota(reloj.ahora());
    const respuestas: FilaImportada[] = [];
    const buenas: { indice: number; datos: DatosParticipante }[] = [];
    for (const [indice, fila] of filas.entries()) {
      const juicio = juzgar(fila, hoy);
      if ('datos' in juicio) buenas.push({ indice, datos: juicio.datos });
      else respuestas[indice] = filaRechazada(juicio.campos);
    }
    const validas = buenas.map(({ datos }) => datos);
    const decididas =
      validas.length === 0
        ? []
        : await participantes.importar(
            validas,
            { ...opciones, simular },
            (existente) => decidirImportacion(validas, existente),
            primeraEstancia,
          );
    for (const [n, { indice }] of buenas.entries()) {
      const decidida = decididas[n];
      if (!decidida) throw new Error('La importación no respondió por todas las filas');
      const repetida = decidida.repite_fila === null ? undefined : buenas[decidida.repite_fila];
      respuestas[indice] = { ...decidida, repite_fila: repetida?.indice ?? null };
    }
    return contarResultados(respuestas);
  };
