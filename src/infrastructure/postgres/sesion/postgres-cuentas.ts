import { eq } from 'drizzle-orm';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';

export const postgresCuentas = (contexto: Contexto): Cuentas => ({
  porCorreo: async (email) => {
    const [fila] = await contexto.db.select().from(usuarios).where(eq(usuarios.email, email));
    if (!fila) return null;
    const { contrasena, ultimo_acceso, ...resto } = fila;
    return {
      usuario: { ...aRegistro(resto), ultimo_acceso: ultimo_acceso?.toISOString() ?? null },
      hash: contrasena,
    };
  },
  anotarAcceso: async (id) => {
    await contexto.db
      .update(usuarios)
      .set({ ultimo_acceso: contexto.reloj.ahora() })
      .where(eq(usuarios.id, Number(id)));
  },
  actualizarPerfil: async (id, cambios) => {
    const pedidos = definidos(cambios);
    if (Object.keys(pedidos).length === 0) return {};
    const [fila] = await contexto.db
      .update(usuarios)
      .set({ ...pedidos, ...firmaDeCambio(contexto, undefined, false) })
      .where(eq(usuarios.id, Number(id)))
      .returning({ displayName: usuarios.displayName, photoURL: usuarios.photoURL });
    if (!fila) throw errorNoEncontrado('un usuario', id);
    return Object.fromEntries(Object.keys(pedidos).map((campo) => [campo, fila[campo as keyof typeof fila]]));
  },
});
