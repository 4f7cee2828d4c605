import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { HashContrasena } from '@/application/shared/secretos.port';
import { encontrado, errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { venceProvisional } from '@/domain/usuarios/contrasena-provisional';
import type { CambiosUsuario, ContrasenaProvisional, DatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { FilaCruda } from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { aRegistro, definidos } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { anularEnlaces, postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';

const { contrasena: _contrasena, ...columnas } = getTableColumns(usuarios);

/** Everything but the password, which no query of users reads. */
export const columnasUsuario = columnas;

type FilaUsuario = Omit<typeof usuarios.$inferSelect, 'contrasena'>;

const aUsuario = ({ ultimo_acceso, provisional_hasta, ...fila }: FilaUsuario): Usuario => ({
  ...aRegistro(fila),
  ultimo_acceso: ultimo_acceso?.toISOString() ?? null,
  provisional_hasta: provisional_hasta?.toISOString() ?? null,
});

/** The same, from a row of a question that was written once. */
export const usuarioDeFila = lectorDeFilas(columnasUsuario) satisfies (fila: FilaCruda) => Usuario;

export const leerUsuario = async ({ db }: Contexto, id: Id): Promise<Usuario | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select(columnasUsuario).from(usuarios).where(eq(usuarios.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aUsuario(fila) : null;
};

export const insertarUsuario = async (
  contexto: Contexto,
  { password, email, ...datos }: DatosUsuario,
  contrasenas: HashContrasena,
  elegida: boolean,
): Promise<Usuario> => {
  const [fila] = await contexto.db
    .insert(usuarios)
    .values({
      ...datos,
      email: email.toLowerCase(),
      contrasena: await contrasenas.calcular(password),
      provisional_hasta: elegida ? null : venceProvisional(contexto.reloj.ahora()),
      ...firmaDeCreacion(contexto),
    })
    .returning(columnasUsuario);
  if (!fila) throw new Error('El usuario no quedó guardado');
  const creado = aUsuario(fila);
  await anotarHistoria(contexto, { entidad: 'usuario', accion: 'CREAR', despues: creado });
  return creado;
};

/** Ends every open session, and voids every link, of a person whose powers or name to sign in with changed. */
const revocarAcceso = async (contexto: Contexto, usuario: number): Promise<void> => {
  const { db, reloj } = contexto;
  await anularEnlaces(contexto, usuario);
  await db
    .update(sesiones)
    .set({ revocada_en: reloj.ahora() })
    .where(and(eq(sesiones.usuario_id, usuario), isNull(sesiones.revocada_en)));
};

const cambiaElAcceso = (antes: Usuario, despues: Usuario): boolean =>
  antes.rol !== despues.rol || antes.estado !== despues.estado || antes.email !== despues.email;

export const modificarUsuario = async (
  contexto: Contexto,
  id: Id,
  { version, email, contrasena_propia: _prueba, ...cambios }: CambiosUsuario,
): Promise<Usuario> => {
  const antes = encontrado(await leerUsuario(contexto, id), 'un usuario', id);
  const [fila] = await contexto.db
    .update(usuarios)
    .set({
      ...definidos({ ...cambios, email: email?.toLowerCase() }),
      ...firmaDeCambio(contexto, undefined, false),
    })
    .where(
      and(
        eq(usuarios.id, Number(antes.id)),
        version === undefined ? undefined : eq(usuarios.version, version),
      ),
    )
    .returning(columnasUsuario);
  if (!fila) throw errorVersionObsoleta((await leerUsuario(contexto, id)) ?? antes);
  const despues = aUsuario(fila);
  if (cambiaElAcceso(antes, despues)) await revocarAcceso(contexto, fila.id);
  await anotarHistoria(contexto, { entidad: 'usuario', accion: 'ACTUALIZAR', antes, despues });
  return despues;
};

export const ponerProvisional = async (
  contexto: Contexto,
  id: Id,
  { password }: ContrasenaProvisional,
  contrasenas: HashContrasena,
): Promise<Usuario> => {
  const antes = encontrado(await leerUsuario(contexto, id), 'un usuario', id);
  const hash = await contrasenas.calcular(password);
  await postgresContrasenas(contexto).imponer(antes.id, hash);
  return (await leerUsuario(contexto, id)) ?? antes;
};

/** The sessions go with the user. */
export const borrarUsuario = async (contexto: Contexto, id: Id): Promise<void> => {
  const numero = leerId(id);
  const [fila] =
    numero === null
      ? []
      : await contexto.db.delete(usuarios).where(eq(usuarios.id, numero)).returning(columnasUsuario);
  if (!fila) throw errorNoEncontrado('un usuario', id);
  await anotarHistoria(contexto, { entidad: 'usuario', accion: 'ELIMINAR', antes: aUsuario(fila) });
};
