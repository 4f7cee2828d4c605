import { eq } from 'drizzle-orm';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

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
  anotarAcceso: (quien) =>
    enTransaccion({ ...contexto, actor: quien }, async (tx) => {
      await tx.db
        .update(usuarios)
        .set({ ultimo_acceso: tx.reloj.ahora() })
        .where(eq(usuarios.id, Number(quien.id)));
      await anotarHistoria(tx, { entidad: 'usuario', accion: 'INGRESAR', despues: { id: quien.id } });
    }),
  actualizarPerfil: async (id, cambios) => {
    const pedidos = definidos(cambios);
    if (Object.keys(pedidos).length === 0) return {};
    const perfil = { displayName: usuarios.displayName, photoURL: usuarios.photoURL };
    const propia = eq(usuarios.id, Number(id));
    const [antes] = await contexto.db.select(perfil).from(usuarios).where(propia).for('update');
    const [fila] = await contexto.db
      .update(usuarios)
      .set({ ...pedidos, ...firmaDeCambio(contexto, undefined, false) })
      .where(propia)
      .returning(perfil);
    if (!fila) throw errorNoEncontrado('un usuario', id);
    await anotarHistoria(contexto, {
      entidad: 'usuario',
      accion: 'ACTUALIZAR',
      antes: { id, ...antes },
      despues: { id, ...fila },
    });
    return Object.fromEntries(Object.keys(pedidos).map((campo) => [campo, fila[campo as keyof typeof fila]]));
  },
});
