import { getTableColumns } from 'drizzle-orm';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { FilaCruda } from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';

const { contrasena: _contrasena, ...columnas } = getTableColumns(usuarios);

/** Everything but the password, which no query of users reads. */
export const columnasUsuario = columnas;

type FilaUsuario = Omit<typeof usuarios.$inferSelect, 'contrasena'>;

export const aUsuario = ({ ultimo_acceso, provisional_hasta, ...fila }: FilaUsuario): Usuario => ({
  ...aRegistro(fila),
  ultimo_acceso: ultimo_acceso?.toISOString() ?? null,
  provisional_hasta: provisional_hasta?.toISOString() ?? null,
});

/** The same, from a row of a question that was written once. */
export const usuarioDeFila = lectorDeFilas(columnasUsuario) satisfies (fila: FilaCruda) => Usuario;
