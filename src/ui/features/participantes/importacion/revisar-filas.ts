import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import type { FilaImportada, ResultadoImportacion } from '@/domain/participantes/importacion-participantes';
import type { Participante } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { ColumnaExportada } from '../../shared/exportacion/columna-exportada';
import type { FilaDeArchivo, Tabla } from '../../shared/importacion/leer-tabla';
import { etiquetaDe, valorEnPalabras } from '../etiquetas-participante';

export interface FilaRevisada extends Pick<FilaImportada, 'resultado'> {
  archivo: FilaDeArchivo;
  nombre: string;
  /** The other fields that were understood, in words. */
  resumen: string;
  /** Why it is not created, or what deserves a second look; empty when there is nothing to say. */
  avisos: readonly string[];
}

const porCampo = (campos: Readonly<Record<string, string>>): string[] =>
  Object.entries(campos).map(([campo, mensaje]) => `${etiquetaDe(campo)}: ${mensaje}`);

const enPalabras = (entrada: Readonly<Record<string, unknown>>, nombreSede: (id: Id) => string): string =>
  Object.entries(entrada)
    .map(([campo, valor]) => `${etiquetaDe(campo)}: ${valorEnPalabras(campo, valor, nombreSede)}`)
    .join(' · ');

/** Each row of the file beside what the service answered for it. */
export const revisarFilas = (
  { filas }: Tabla,
  entradas: readonly Record<string, unknown>[],
  resultado: ResultadoImportacion,
  { hoy, nombreSede }: { hoy: FechaCalendario; nombreSede: (id: Id) => string },
): FilaRevisada[] =>
  filas.map((archivo, n) => {
    const entrada = entradas[n] ?? {};
    const respuesta = resultado.filas[n];
    const repetida = filas[respuesta?.repite_fila ?? -1];
    const avisos = {
      CREADA: () => porCampo(advertenciasParticipante(entrada as Partial<Participante>, hoy)),
      DUPLICADA: () => [
        repetida
          ? `Repite la fila ${repetida.numero} del archivo`
          : 'Ya está registrado con ese documento, o con ese nombre y teléfono',
      ],
      RECHAZADA: () => porCampo(respuesta?.campos ?? {}),
    };
    const cual = respuesta?.resultado ?? 'RECHAZADA';
    const { nombre = 'Sin nombre', ...otros } = entrada;
    // Only what was understood can be put in words.
    const resumen = cual === 'CREADA' ? enPalabras(otros, nombreSede) : '';
    return { archivo, nombre: String(nombre), resumen, resultado: cual, avisos: avisos[cual]() };
  });

/** The rejected rows as they came, with the reason in one more column, which a new import passes over. */
export const columnasDeErrores = (titulos: readonly string[]): ColumnaExportada<FilaRevisada>[] => [
  ...titulos
    .map((titulo, n) => ({ titulo, valor: ({ archivo }: FilaRevisada) => archivo.celdas[n] ?? null }))
    .filter(({ titulo }) => titulo !== 'Error'),
  { titulo: 'Error', valor: ({ avisos }) => avisos.join('; ') },
];
