import { eq } from 'drizzle-orm';
import type { PuestaEnMarcha } from '@/application/sesion/puesta-en-marcha.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { guardarContrasena } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { gastarEnlace, guardarEnlace } from './enlace-de-un-uso';

type Cuenta = Pick<
  typeof usuarios.$inferSelect,
  'id' | 'email' | 'displayName' | 'rol' | 'estado' | 'ultimo_acceso' | 'provisional_hasta'
>;

/** Two are enough to know that it is not the only one. */
const consultar = (db: Ejecutor) =>
  db
    .select({
      id: usuarios.id,
      email: usuarios.email,
      displayName: usuarios.displayName,
      rol: usuarios.rol,
      estado: usuarios.estado,
      ultimo_acceso: usuarios.ultimo_acceso,
      provisional_hasta: usuarios.provisional_hasta,
    })
    .from(usuarios)
    .limit(2);

const queEspera = ([cuenta, otra]: readonly Cuenta[]): Cuenta | null =>
  cuenta?.provisional_hasta &&
  cuenta.ultimo_acceso === null &&
  cuenta.rol === 'ADMINISTRADOR' &&
  cuenta.estado === 'ACTIVO' &&
  !otra
    ? cuenta
    : null;

export const postgresPuestaEnMarcha = (db: Ejecutor, reloj: Reloj): PuestaEnMarcha => ({
  pendiente: async () => queEspera(await consultar(db)) !== null,
  abrir: (huella) =>
    db.transaction(async (tx) => {
      const cuenta = queEspera(await consultar(tx as unknown as Ejecutor).for('share'));
      if (!cuenta) return false;
      const enlace = { huella, usuario_id: cuenta.id, inicial: true };
      await guardarEnlace(tx as unknown as Ejecutor, enlace, reloj.ahora());
      return true;
    }),
  usar: (huella, { email, displayName }, calcular, origen) =>
    db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      const cuenta = queEspera(await consultar(tx).for('update'));
      if (!cuenta) return false;
      const enlace = { huella, usuario_id: cuenta.id, inicial: true };
      if (!(await gastarEnlace(tx, enlace, reloj.ahora()))) return false;
      const contexto = { db: tx, reloj, actor: { id: cuenta.id, email, origen } };
      const hash = await calcular();
      const nueva = { ...cuenta, email, displayName: displayName ?? cuenta.displayName };
      await tx
        .update(usuarios)
        .set({ email, displayName: nueva.displayName })
        .where(eq(usuarios.id, cuenta.id));
      await anotarHistoria(contexto, {
        entidad: 'usuario',
        accion: 'ACTUALIZAR',
        antes: cuenta,
        despues: nueva,
      });
      await guardarContrasena(contexto, cuenta.id, { hash, renovada: null, provisionalHasta: null });
      return true;
    }),
});
