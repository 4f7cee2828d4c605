import type { Admision } from '@/application/participantes/admision';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import type { EstanciaNueva } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { Participante } from '@/domain/participantes/participante';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { buscarParticipantes } from '@/infrastructure/postgres/participantes/buscar-participantes';
import {
  aColumnas,
  borrarParticipante,
  insertarParticipante,
  modificarParticipante,
} from '@/infrastructure/postgres/participantes/escribir-participante';
import { importarParticipantes } from '@/infrastructure/postgres/participantes/importar-participantes';
import {
  aListado,
  columnasListado,
  columnasParticipante,
  leerParticipante,
} from '@/infrastructure/postgres/participantes/leer-participante';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion, esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearEnUnaSentencia } from '@/infrastructure/postgres/shared/crear-en-una-sentencia';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';

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

/**
 * A person who takes a place needs the sede locked while the others in it are counted, and one who begins a stay writes
 * it too; nobody else needs more than a sentence.
 */
const crearParticipante = async (
  contexto: Contexto,
  datos: DatosParticipante,
  opciones: OpcionesCreacion | undefined,
  { admision, estancia }: { admision: Admision | undefined; estancia: EstanciaNueva | undefined },
): Promise<Participante> => {
  if (!esTransaccion(contexto.db) && !admision && !estancia) {
    return guardar(contexto, registroNuevo(contexto, datos), { datos, opciones });
  }
  return enTransaccion(contexto, (tx) =>
    crearUnaVez(tx, { entidad: 'participante', datos, opciones }, () =>
      insertarParticipante(tx, datos, admision, estancia),
    ),
  );
};

export const postgresParticipanteRepository = (contexto: Contexto): ParticipanteRepository => ({
  listar: async () => {
    const filas = await contexto.db.select(columnasListado).from(participantes).orderBy(participantes.id);
    return filas.map(aListado);
  },
  buscar: (criterios) => buscarParticipantes(contexto, criterios),
  obtener: (id) => leerParticipante(contexto.db, id),
  crear: (datos, opciones, admision, estancia) =>
    crearParticipante(contexto, datos, opciones, { admision, estancia }),
  actualizar: (id, cambios, admision, seguir) =>
    enTransaccion(contexto, (tx) => modificarParticipante(tx, id, cambios, { admision, seguir })),
  importar: (filas, opciones, decidir, estanciaDe) =>
    enTransaccion(contexto, (tx) => importarParticipantes(tx, filas, { ...opciones, decidir, estanciaDe })),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarParticipante(tx, id)),
});
