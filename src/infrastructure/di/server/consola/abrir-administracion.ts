import { verificarActividad } from '@/application/actividad/verificar-actividad';
import type { ActorPeticion } from '@/application/servicios/servicios-servidor';
import { restablecerDesdeConsola } from '@/application/sesion/restablecer-desde-consola';
import type { IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import type { Revision } from '@/domain/revision/hallazgo';
import type { Usuario } from '@/domain/usuarios/usuario';
import { argon2HashContrasena } from '@/infrastructure/crypto/argon2-hash-contrasena';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { crearTurnos } from '@/infrastructure/crypto/turnos';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** Signs in the history what is done from the machine, where nobody is signed in. */
const CONSOLA: ActorPeticion = { id: 0, email: 'consola', rol: 'ADMINISTRADOR', origen: null };

export interface Administracion {
  listar(): Promise<readonly Usuario[]>;
  crearAdministrador(email: string, password: string): Promise<Usuario>;
  restablecer(email: string, password: string): Promise<Usuario>;
  verificarHistoria(): Promise<IntegridadActividad>;
  /** What is stored and asks for somebody who decides. */
  revisarDatos(): Promise<Revision | null>;
  cerrar(): Promise<void>;
}

/** Throws CarpetaOcupada when a server has the folder: two processes on one embedded database lose rows. */
export const abrirAdministracion = async (ubicacion: UbicacionDatos): Promise<Administracion> => {
  const base = await abrirBaseDatos(ubicacion);
  // Loaded only once the folder is ours: a refused command must answer at once.
  const [{ crearUnidadDeTrabajo }, { repositoriosDeConsola }, { postgresLibroEncadenado }] =
    await Promise.all([
      import('@/infrastructure/di/server/unidad-de-trabajo'),
      import('@/infrastructure/di/server/consola/repositorios-de-consola'),
      import('@/infrastructure/postgres/actividad/postgres-libro-encadenado'),
    ]);
  const contrasenas = argon2HashContrasena(crearTurnos(1));
  const reloj = { ahora: () => new Date() };
  const unidad = crearUnidadDeTrabajo(base.db, reloj, contrasenas);
  return {
    listar: () => unidad.leer(CONSOLA, ({ usuarios }) => usuarios.listar()),
    crearAdministrador: (email, password) =>
      unidad.escribir(CONSOLA, ({ usuarios }) => usuarios.crear({ email, password, rol: 'ADMINISTRADOR' })),
    restablecer: (email, password) =>
      base.db.transaction((transaccion) => {
        const db = transaccion as unknown as Ejecutor;
        const repositorios = repositoriosDeConsola({ db, reloj, actor: CONSOLA });
        return restablecerDesdeConsola({ ...repositorios, contrasenas })(email, password);
      }),
    verificarHistoria: () =>
      base.db.transaction(
        (tx) =>
          verificarActividad({
            libro: postgresLibroEncadenado(tx as unknown as Ejecutor),
            huella: tokensAleatorios.huella,
          })(),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    revisarDatos: () => unidad.leer(CONSOLA, ({ revision }) => revision.obtener()),
    cerrar: base.cerrar,
  };
};
