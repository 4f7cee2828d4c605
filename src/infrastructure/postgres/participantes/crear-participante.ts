import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import type { Participante } from '@/domain/participantes/participante';
import { tomaCupo } from '@/domain/participantes/toma-cupo';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { columnasParticipante } from '@/infrastructure/postgres/participantes/columnas-participante';
import {
  aColumnas,
  insertarParticipante,
  ocupanteNuevo,
} from '@/infrastructure/postgres/participantes/escribir-participante';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearEnUnaSentencia } from '@/infrastructure/postgres/shared/crear-en-una-sentencia';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { enTransaccion, esTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

const guardar = crearEnUnaSentencia(participantes, 'participante');

const { id: _id, ...columnas } = columnasParticipante;

/** Every field, in the order in which the database gives them back. */
const VACIO = Object.fromEntries(Object.keys(columnas).map((campo) => [campo, null]));

const registroNuevo = ({ actor, reloj }: Contexto, datos: DatosParticipante): Omit<Participante, 'id'> => {
  const ahora = reloj.ahora().toISOString();
  return {
    ...VACIO,
    estado: 'PREINGRESO',
    ...definidos(aColumnas(datos)),
    creado_en: ahora,
    creado_por: actor.email,
    actualizado_en: ahora,
    actualizado_por: actor.email,
    version: 1,
  } as Omit<Participante, 'id'>;
};

/** A person who takes a place needs the sede locked while the others in it are counted; nobody else does. */
export const crearParticipante = async (
  contexto: Contexto,
  datos: DatosParticipante,
  opciones: OpcionesCreacion | undefined,
): Promise<Participante> => {
  if (!esTransaccion(contexto.db) && !tomaCupo(null, ocupanteNuevo(datos))) {
    return guardar(contexto, registroNuevo(contexto, datos), { datos, opciones });
  }
  return enTransaccion(contexto, (tx) =>
    crearUnaVez(tx, { entidad: 'participante', datos, opciones }, () => insertarParticipante(tx, datos)),
  );
};
