import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { buscarParticipantes } from '@/infrastructure/postgres/participantes/buscar-participantes';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/columnas-participante';
import { crearParticipante } from '@/infrastructure/postgres/participantes/crear-participante';
import {
  borrarParticipante,
  modificarParticipante,
} from '@/infrastructure/postgres/participantes/escribir-participante';
import { importarParticipantes } from '@/infrastructure/postgres/participantes/importar-participantes';
import { leerParticipante } from '@/infrastructure/postgres/participantes/leer-participante';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

export const postgresParticipanteRepository = (contexto: Contexto): ParticipanteRepository => ({
  listar: async () => {
    const filas = await contexto.db
      .select(columnasParticipante)
      .from(participantes)
      .orderBy(participantes.id);
    return filas.map(aParticipante);
  },
  buscar: (criterios) => buscarParticipantes(contexto, criterios),
  obtener: (id) => leerParticipante(contexto.db, id),
  crear: (datos, opciones) => crearParticipante(contexto, datos, opciones),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarParticipante(tx, id, cambios)),
  importar: (filas, opciones) => enTransaccion(contexto, (tx) => importarParticipantes(tx, filas, opciones)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarParticipante(tx, id)),
});
