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
  loBuenoDeParticipante,
  type ResultadoImportacion,
  rechazosDeParticipante,
  validarPedidoImportacion,
} from '@/domain/participantes/importacion-participantes';
import type { Participante } from '@/domain/participantes/participante';
import { revisarParticipante } from '@/domain/participantes/reglas-participante';
import { type ErroresCampos, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { filaRechazada } from '@/domain/shared/importacion/fila-importada';

interface Dependencias {
  participantes: ParticipanteRepository;
  permisos: Permisos;
  reloj: Reloj;
}

/** `campos` says what it has wrong, and then `datos` are what is good in it. */
interface Juzgada {
  datos: Partial<DatosParticipante>;
  campos: ErroresCampos | null;
}

/** The same checks that a single creation goes through; of a row that does not pass them, all it has wrong. */
const juzgar = (fila: unknown, hoy: FechaCalendario): Juzgada => {
  try {
    const datos = validarDatosParticipante(fila);
    revisarParticipante(datos as Partial<Participante>, hoy);
    return { datos, campos: null };
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    if (Object.keys(error.campos).length === 0) return { datos: {}, campos: { nombre: error.message } };
    const entrada = { ...(fila as object) };
    const campos = rechazosDeParticipante({ entrada, rechazos: {} }, hoy);
    return { datos: loBuenoDeParticipante(entrada, campos), campos };
  }
};

/**
 * Takes many participantes at once: the good ones are all created or none is, and every row gets its answer. With the
 * same `clave` it happens once. When only trying, what is good in the others is judged too, and each says all it has wrong.
 * Throws PERMISO_DENEGADO, VALIDACION (of the call, not of a row).
 */
export const importarParticipantes =
  ({ participantes, permisos, reloj }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<ResultadoImportacion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { filas, simular = false, incompletas = [] } = validarPedidoImportacion(entrada);
    const hoy = fechaEnBogota(reloj.ahora());
    const sinTodo = new Set(incompletas);
    const juzgadas = filas.map((fila, n) => {
      const juzgada = juzgar(fila, hoy);
      return sinTodo.has(n) ? { ...juzgada, campos: juzgada.campos ?? {} } : juzgada;
    });
    const porDecidir = juzgadas.flatMap((juzgada, indice) =>
      simular || juzgada.campos === null ? [{ ...juzgada, indice }] : [],
    );
    const datos = porDecidir.map((una) => una.datos);
    const conFallos = porDecidir.flatMap(({ campos }, n) => (campos === null ? [] : [n]));
    const decididas =
      datos.length === 0
        ? []
        : await participantes.importar(
            datos,
            { ...opciones, simular, ...(conFallos.length > 0 ? { incompletas: conFallos } : {}) },
            (existente) => decidirImportacion(datos, existente, new Set(conFallos)),
            primeraEstancia,
          );
    const respuestas = juzgadas.map(({ campos }) => filaRechazada(campos ?? {}));
    for (const [n, { indice, campos }] of porDecidir.entries()) {
      const decidida = decididas[n];
      if (!decidida) throw new Error('La importación no respondió por todas las filas');
      const repetida = porDecidir[decidida.repite_fila ?? -1];
      respuestas[indice] = campos
        ? filaRechazada({ ...decidida.campos, ...campos })
        : { ...decidida, repite_fila: repetida?.indice ?? null };
    }
    return contarResultados(respuestas);
  };
