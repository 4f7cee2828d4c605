import { desc } from 'drizzle-orm';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import {
  buscarAcudientes,
  listarAcudientes,
  obtenerAcudiente,
} from '@/infrastructure/postgres/acudientes/buscar-acudientes';
import {
  borrarAcudiente,
  insertarAcudiente,
  modificarAcudiente,
} from '@/infrastructure/postgres/acudientes/escribir-acudiente';
import {
  aAcudiente,
  columnasAcudiente,
  deParticipante,
} from '@/infrastructure/postgres/acudientes/leer-acudientes';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

export const postgresAcudienteRepository = (contexto: Contexto): AcudienteRepository => ({
  listar: (filtro = {}) => listarAcudientes(contexto.db, filtro),
  listarDeParticipante: async (id) => {
    const consulta = contexto.db.select(columnasAcudiente).from(acudientes).where(deParticipante(id));
    return (await consulta.orderBy(desc(acudientes.es_principal), acudientes.id)).map(aAcudiente);
  },
  buscar: (criterios) => buscarAcudientes(contexto.db, criterios),
  obtener: (id) => obtenerAcudiente(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'acudiente', datos, opciones }, () => insertarAcudiente(tx, datos)),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarAcudiente(tx, id, cambios)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarAcudiente(tx, id)),
});
