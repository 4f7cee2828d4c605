import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresBitacoraArchivos } from '@/infrastructure/postgres/archivos/postgres-bitacora-archivos';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import type { AbrirBase } from '../apoyo/taller';
import type { AbrirBitacora } from './contrato-bitacora-archivos';

/** A signed address only says the number of whoever asked for it: the e-mail is looked for. */
export const bitacoraEnBase = (abrirBase: AbrirBase): AbrirBitacora => {
  let base: BaseDatosAbierta;
  return {
    abrir: async () => {
      base = await abrirBase();
    },
    nueva: async () => {
      await vaciar(base);
      await base.ejecutarGuion(
        `insert into usuarios (email, contrasena, rol, estado, creado_en, actualizado_en)
         values ('ana@ejemplo.example', 'hash', 'ADMINISTRADOR', 'ACTIVO', now(), now())`,
      );
      const contexto = { db: base.db, reloj: { ahora: () => new Date() } };
      return {
        bitacora: postgresBitacoraArchivos(contexto, { id: '1', origen: '10.0.0.7' }),
        actividad: postgresActividadRepository({ ...contexto, actor: { id: 0, email: '', origen: null } }),
        quien: 'ana@ejemplo.example',
      };
    },
    cerrar: () => base.cerrar(),
  };
};
