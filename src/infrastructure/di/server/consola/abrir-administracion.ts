import { sellarHistoria } from '@/application/actividad/sellar-historia';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import type { ActorPeticion } from '@/application/servicios/servicios-servidor';
import { restablecerDesdeConsola } from '@/application/sesion/restablecer-desde-consola';
import type { IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import type { SelloGuardado } from '@/domain/actividad/sello-de-historia';
import type { Revision } from '@/domain/revision/hallazgo';
import type { Usuario } from '@/domain/usuarios/usuario';
import { argon2HashContrasena } from '@/infrastructure/crypto/argon2-hash-contrasena';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { abrirSellado } from '@/infrastructure/di/server/abrir-sellado';
import {
  exigirBase,
  exigirCarpeta,
  exigirQueHayaEmpezado,
} from '@/infrastructure/di/server/consola/exigir-base';
import type { TodasLasHechuras } from '@/infrastructure/di/server/servicios-peticion';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { asegurarCarpetaPrivada } from '@/infrastructure/storage/carpeta-de-datos';

/** Signs in the history what is done from the machine, where nobody is signed in. */
const CONSOLA: ActorPeticion = { id: 0, email: 'consola', rol: 'ADMINISTRADOR', origen: null };

export interface Administracion {
  listar(): Promise<readonly Usuario[]>;
  crearAdministrador(email: string, password: string): Promise<Usuario>;
  restablecer(email: string, password: string): Promise<Usuario>;
  verificarHistoria(): Promise<IntegridadActividad>;
  /** Signs the history as it is now, whatever it was signed with before, and says so in it. */
  sellarDeNuevo(): Promise<SelloGuardado | null>;
  /** What is stored and asks for somebody who decides. */
  revisarDatos(): Promise<Revision | null>;
  cerrar(): Promise<void>;
}

/**
 * Throws ErrorRespaldo where there is no database or it is empty, and CarpetaOcupada when a server has the folder: two
 * processes on one embedded database lose rows.
 */
export const abrirAdministracion = async (
  ubicacion: UbicacionDatos & { claveHistoria?: string | undefined },
  traerHechuras: () => Promise<TodasLasHechuras>,
): Promise<Administracion> => {
  exigirBase(ubicacion);
  // There are the key of the history and its last seal. One made here would be taken for the server's by the next backup.
  exigirCarpeta(ubicacion.carpeta);
  asegurarCarpetaPrivada(ubicacion.carpeta);
  const base = await abrirBaseDatos(ubicacion, exigirQueHayaEmpezado);
  // Loaded only once the folder is ours: a refused command must answer at once.
  const [
    hechuras,
    { crearUnidadDeTrabajo },
    { repositoriosDeConsola },
    { postgresLibroEncadenado },
    { enTurnoDeSellar },
    { anotarHistoria },
  ] = await Promise.all([
    traerHechuras(),
    import('@/infrastructure/di/server/unidad-de-trabajo'),
    import('@/infrastructure/di/server/consola/repositorios-de-consola'),
    import('@/infrastructure/postgres/actividad/postgres-libro-encadenado'),
    import('@/infrastructure/postgres/actividad/postgres-libro-de-sellos'),
    import('@/infrastructure/postgres/shared/historia'),
  ]);
  const contrasenas = argon2HashContrasena();
  const reloj = { ahora: () => new Date() };
  // Only who needs it makes a key where there is none: after a restore the one of before is still to be put there.
  const abrirSello = () => abrirSellado(ubicacion.carpeta, ubicacion.claveHistoria);
  const unidad = crearUnidadDeTrabajo(hechuras, base, reloj, contrasenas);
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
    verificarHistoria: async () => {
      const sellado = await abrirSello();
      return base.db.transaction(
        (tx) =>
          verificarActividad({
            libro: postgresLibroEncadenado(tx as unknown as Ejecutor),
            huella: tokensAleatorios.huella,
            ...sellado,
          })(),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },
    sellarDeNuevo: async () => {
      await base.db.transaction((tx) =>
        anotarHistoria(
          { db: tx as unknown as Ejecutor, reloj, actor: CONSOLA },
          { entidad: 'actividad', accion: 'ACTUALIZAR', despues: { id: 1, sellada_de_nuevo: true } },
        ),
      );
      const sellar = sellarHistoria({
        ...(await abrirSello()),
        reloj,
        enTurno: enTurnoDeSellar({ db: base.db, reloj, actor: CONSOLA }),
      });
      return (await sellar({ deNuevo: true })).sello;
    },
    revisarDatos: () => unidad.leer(CONSOLA, ({ revision }) => revision.obtener()),
    cerrar: base.cerrar,
  };
};
