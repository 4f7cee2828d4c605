import { sql } from 'drizzle-orm';
import type { HashContrasena } from '@/application/shared/secretos.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import {
  type ConsultaEscrita,
  escribirConsulta,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { type Contexto, enTransaccion, esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import {
  borrarUsuario,
  columnasUsuario,
  insertarUsuario,
  leerUsuario,
  modificarUsuario,
  ponerProvisional,
  usuarioDeFila,
} from '@/infrastructure/postgres/usuarios/escribir-usuario';

/** Any number no other program would use. */
const CANDADO_USUARIOS = 7_248_104;

const LISTADO: ConsultaEscrita = {
  carril: 'lecturas',
  ...escribirConsulta(
    sql`select ${sql.join(Object.values(columnasUsuario), sql`, `)} from ${usuarios} order by ${usuarios.id}`,
  ),
};

export const postgresUsuarioRepository = (
  contexto: Contexto,
  contrasenas: HashContrasena,
): UsuarioRepository => ({
  /** Inside a transaction, whoever lists decides on the whole list (the last administrator): one at a time. */
  listar: async () => {
    const { db } = contexto;
    if (esTransaccion(db)) await db.execute(sql`select pg_advisory_xact_lock(${CANDADO_USUARIOS})`);
    return preguntar(db, LISTADO, {}, (filas) => filas.map((fila) => usuarioDeFila(fila)));
  },
  obtener: (id) => leerUsuario(contexto, id),
  crear: (datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'usuario', datos, opciones }, () =>
        insertarUsuario(tx, datos, contrasenas, opciones?.elegida ?? false),
      ),
    ),
  actualizar: (id, cambios) => enTransaccion(contexto, (tx) => modificarUsuario(tx, id, cambios)),
  ponerProvisional: (id, datos) =>
    enTransaccion(contexto, (tx) => ponerProvisional(tx, id, datos, contrasenas)),
  eliminar: (id) => enTransaccion(contexto, (tx) => borrarUsuario(tx, id)),
});
