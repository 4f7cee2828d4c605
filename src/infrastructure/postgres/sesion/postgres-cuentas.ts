import { eq } from 'drizzle-orm';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import { errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { aRegistro, definidos } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

const PERFIL = {
  displayName: usuarios.displayName,
  photoURL: usuarios.photoURL,
  actualizado_en: usuarios.actualizado_en,
  actualizado_por: usuarios.actualizado_por,
  version: usuarios.version,
};

export const postgresCuentas = (contexto: Contexto): Cuentas => ({
  porCorreo: async (email) => {
    const [fila] = await contexto.db.select().from(usuarios).where(eq(usuarios.email, email));
    if (!fila) return null;
    const { contrasena, ultimo_acceso, provisional_hasta, ...resto } = fila;
    return {
      usuario: {
        ...aRegistro(resto),
        ultimo_acceso: ultimo_acceso?.toISOString() ?? null,
        provisional_hasta: provisional_hasta?.toISOString() ?? null,
      },
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
  actualizarPerfil: (id, { version, ...cambios }) =>
    enTransaccion(contexto, async (tx) => {
      const pedidos = definidos(cambios);
      if (Object.keys(pedidos).length === 0) return {};
      const propia = eq(usuarios.id, Number(id));
      const [antes] = await tx.db.select(PERFIL).from(usuarios).where(propia).for('update');
      if (!antes) throw errorNoEncontrado('un usuario', id);
      if (version !== undefined && version !== antes.version)
        throw errorVersionObsoleta({ ...antes, actualizado_en: antes.actualizado_en.toISOString() });
      const [fila = antes] = await tx.db
        .update(usuarios)
        .set({ ...pedidos, ...firmaDeCambio(tx, undefined, false) })
        .where(propia)
        .returning(PERFIL);
      await anotarHistoria(tx, {
        entidad: 'usuario',
        accion: 'ACTUALIZAR',
        antes: { id, displayName: antes.displayName, photoURL: antes.photoURL },
        despues: { id, displayName: fila.displayName, photoURL: fila.photoURL },
      });
      const respondidos = version === undefined ? pedidos : { ...pedidos, version };
      return Object.fromEntries(
        Object.keys(respondidos).map((campo) => [campo, fila[campo as keyof CambiosPerfil]]),
      );
    }),
});
