import { inArray } from 'drizzle-orm';
import { participanteComoPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import { acudienteComoPagador, type Marcado } from '@/domain/acudientes/quien-paga';
import type { FilaPagadora } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';

/** Whose a row is, as fees and all that follows them say it. */
export interface Dueno {
  id_acudiente: number | null;
  participante_id: number;
}

export interface Nombrado {
  pagador: FilaPagadora;
  participante: { id: number; nombre: string };
  /** Of the guardian; `null` when it is the participante themself. */
  marcas: Marcado | null;
}

/** Who each of those is: one question for the guardians and one for the participantes, however many rows name them. */
export const nombrarPagadores = async (
  db: Ejecutor,
  duenos: readonly Dueno[],
): Promise<(dueno: Dueno) => Nombrado[]> => {
  const idsDeAcudientes = [...new Set(duenos.flatMap(({ id_acudiente: id }) => (id === null ? [] : [id])))];
  const idsDeParticipantes = [...new Set(duenos.map(({ participante_id }) => participante_id))];
  const deAcudientes =
    idsDeAcudientes.length === 0
      ? []
      : await db.select().from(acudientes).where(inArray(acudientes.id, idsDeAcudientes));
  const deParticipantes =
    idsDeParticipantes.length === 0
      ? []
      : await db
          .select({
            id: participantes.id,
            nombre: participantes.nombre,
            telefono: participantes.telefono,
            tipo_documento: participantes.tipo_documento,
            numero_documento: participantes.numero_documento,
          })
          .from(participantes)
          .where(inArray(participantes.id, idsDeParticipantes));
  const acudiente = new Map(
    deAcudientes.map(({ apellidos_plegado: _apellidos, busqueda: _busqueda, ...fila }) => [
      fila.id,
      aRegistro(fila),
    ]),
  );
  const participante = new Map(deParticipantes.map((fila) => [fila.id, fila]));
  return ({ id_acudiente, participante_id }) => {
    const titular = participante.get(participante_id);
    const marcas = id_acudiente === null ? null : (acudiente.get(id_acudiente) ?? null);
    if (!titular) return [];
    return [
      {
        pagador: marcas ? acudienteComoPagador(marcas) : participanteComoPagador(titular),
        participante: { id: titular.id, nombre: titular.nombre },
        marcas,
      },
    ];
  };
};
