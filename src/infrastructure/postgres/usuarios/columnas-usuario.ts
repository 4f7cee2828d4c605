import { getTableColumns } from 'drizzle-orm';
import type { Usuario } from '@/domain/usuarios/usuario';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';

const { contrasena: _contrasena, ...columnas } = getTableColumns(usuarios);

/** Everything but the password, which no query of users reads. */
export const columnasUsuario = columnas;

type FilaUsuario = Omit<typeof usuarios.$inferSelect, 'contrasena'>;

export const aUsuario = ({ ultimo_acceso, ...fila }: FilaUsuario): Usuario => ({
  ...aRegistro(fila),
  ultimo_acceso: ultimo_acceso?.toISOString() ?? null,
});
