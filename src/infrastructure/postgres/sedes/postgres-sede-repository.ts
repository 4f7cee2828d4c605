import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { buscarSedes } from '@/infrastructure/postgres/sedes/buscar-sedes';
import { borrarSede, insertarSede, modificarSede } from '@/infrastructure/postgres/sedes/escribir-sede';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { aSede, columnasSede, leerSede } from '@/infrastructure/postgres/shared/leer-sedes';

export const postgresSedeRepository = (contexto: Contexto): SedeRepository => ({
  listar: async () => (await contexto.db.select(columnasSede).from(sedes).orderBy(sedes.id)).map(aSede),
  buscar: (criterios) => buscarSedes(contexto.db, criterios),
  obtener: (id) => leerSede(contexto.db, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'sede', datos, opciones }, () => insertarSede(tx, datos)),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarSede(tx, id, cambios)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarSede(tx, id)),
});
