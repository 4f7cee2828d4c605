import { crearBuscadorDeRepetidos, type Identificable } from '@/domain/participantes/buscador-de-repetidos';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import { SEDE_DE_PARTICIPANTE } from '@/domain/participantes/integridad-participante';
import { tomaCupo } from '@/domain/participantes/toma-cupo';
import { revisarCupo } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import {
  type FilaImportada,
  filaCreada,
  filaRechazada,
  filaRepetida,
} from '@/domain/shared/importacion/fila-importada';
import { documentoDeOtra } from '@/domain/shared/importacion/otra-persona';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';

export interface Existente {
  /** Those stored that some row may repeat; more of them do no harm. */
  personas: readonly (Identificable & { id: Id })[];
  /** Those the rows name, with their occupancy. */
  sedes: readonly Sede[];
}

type Conocida = Pick<FilaImportada, 'id' | 'repite_fila'> & { nombre: string };

const CAMPO_OCUPACION = { HOMBRES: 'ocupacion_hombres', MUJERES: 'ocupacion_mujeres' } as const;

/** Keeps the account of the places that the rows before have taken: why whoever comes has none, or theirs. */
const crearRecepcion = (sedes: readonly Sede[]) => {
  const porId = new Map(sedes.map((sede) => [String(sede.id), { ...sede }]));
  return (datos: Partial<DatosParticipante>, { llega }: { llega: boolean }): ErroresCampos | null => {
    const { sede_id = null, area = null, estado = 'PREINGRESO' } = datos;
    if (sede_id === null) return null;
    const sede = porId.get(String(sede_id));
    if (!sede) return { sede_id: SEDE_DE_PARTICIPANTE.noExiste };
    if (!tomaCupo(null, { sede_id, area, estado, archivado_en: null })) return null;
    const sinCupo = rechazosDeReglas(() => revisarCupo(sede, area), 'sede_id');
    if (Object.keys(sinCupo).length > 0) return sinCupo;
    if (llega && area) sede[CAMPO_OCUPACION[area]] = (sede[CAMPO_OCUPACION[area]] ?? 0) + 1;
    return null;
  };
};

/**
 * What becomes of each row, in order: the first of two equal ones is the one that stays. The `incompletas` bring only what is
 * good of them: they are told what is against that, take no place and are nobody's double.
 */
export const decidirImportacion = (
  filas: readonly Partial<DatosParticipante>[],
  { personas, sedes }: Existente,
  incompletas: ReadonlySet<number> = new Set(),
): FilaImportada[] => {
  const guardadas = crearBuscadorDeRepetidos<Conocida>();
  for (const persona of personas)
    guardadas.agregar(persona, { nombre: persona.nombre ?? '', id: persona.id, repite_fila: null });
  const anteriores = crearBuscadorDeRepetidos<Conocida>();
  const recibir = crearRecepcion(sedes);
  return filas.map((datos, indice) => {
    const { nombre } = datos;
    const completa = !incompletas.has(indice);
    const conocida = guardadas.buscar(datos) ?? anteriores.buscar(datos);
    const deOtra = conocida && nombre !== undefined ? documentoDeOtra(nombre, conocida.nombre) : null;
    if (conocida && !deOtra) {
      const { nombre: _, ...cual } = conocida;
      return completa ? filaRepetida(cual) : filaRechazada({});
    }
    const sinCupo = recibir(datos, { llega: completa && !deOtra });
    if (!completa || sinCupo || deOtra) return filaRechazada({ ...sinCupo, ...deOtra });
    anteriores.agregar(datos, { nombre: nombre ?? '', id: null, repite_fila: indice });
    return filaCreada();
  });
};
