import 'reflect-metadata';
import { sql } from 'drizzle-orm';
import { Container } from 'inversify';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Reloj } from '@/application/shared/reloj.port';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import { moduloPanel } from '@/infrastructure/di/server/modulo-panel';
import { moduloSesion } from '@/infrastructure/di/server/modulo-sesion';
import { crearComprobadorDeSalud } from '@/infrastructure/di/server/salud';
import {
  type AlmacenDeArchivos,
  crearServiciosArchivos,
} from '@/infrastructure/di/server/servicios-archivos';
import { instalarPlantillasIniciales } from '@/infrastructure/di/server/servicios-formatos';
import {
  crearServiciosRestablecimiento,
  type SalidaDeCorreo,
} from '@/infrastructure/di/server/servicios-restablecimiento';
import { T } from '@/infrastructure/di/server/tokens-di';
import { depurarActividad } from '@/infrastructure/postgres/actividad/depurar-actividad';
import { postgresLibroEncadenado } from '@/infrastructure/postgres/actividad/postgres-libro-encadenado';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresIndicadores } from '@/infrastructure/postgres/operacion/postgres-indicadores';
import { llavesDeBorradores } from '@/infrastructure/postgres/sesion/llaves-de-borradores';
import { compactarConteos } from '@/infrastructure/postgres/shared/compactar-conteos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { limpiarVencidos } from '@/infrastructure/postgres/shared/limpiar-vencidos';
import { postgresRespuestasGuardadas } from '@/infrastructure/postgres/shared/postgres-respuestas-guardadas';

const RELOJ_DEL_SISTEMA: Reloj = { ahora: () => new Date() };

const SIN_CORREO: SalidaDeCorreo = {
  correos: { agregar: () => {}, terminar: async () => {} },
  envia: false,
  urlSitio: '',
};

/** Composes the two services over one open database. */
export const crearServiciosServidor = (
  db: Ejecutor,
  archivos: AlmacenDeArchivos,
  reloj: Reloj = RELOJ_DEL_SISTEMA,
  salida: SalidaDeCorreo = SIN_CORREO,
  /** Age at which the lines of the history are removed; never, unless given. */
  diasDeHistoria?: number,
): ServiciosServidor => {
  const contenedor = new Container();
  contenedor.bind(T.baseDatos).toConstantValue(db);
  contenedor.bind(T.reloj).toConstantValue(reloj);
  contenedor.load(moduloSesion, moduloPanel);
  const tokens = contenedor.get(T.tokens);
  const unidadDeTrabajo = contenedor.get(T.unidadDeTrabajo);
  const traducido =
    <A extends unknown[], R>(tarea: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      tarea(...args).catch((error: unknown) => {
        throw traducirErrorPostgres(error);
      });
  const [sesiones, visitas, freno] = [
    contenedor.get(T.sesiones),
    contenedor.get(T.visitas),
    contenedor.get(T.freno),
  ];
  const respuestas = postgresRespuestasGuardadas(db, reloj);
  const restablecimiento = crearServiciosRestablecimiento({
    db,
    reloj,
    freno,
    contrasenas: contenedor.get(T.contrasenas),
    tokens,
    salida,
  });
  const serviciosArchivos = crearServiciosArchivos(db, reloj, archivos);
  return {
    unidadDeTrabajo,
    autenticar: traducido(contenedor.get(T.autenticar)),
    sesiones: {
      abrir: traducido(sesiones.abrir),
      titular: traducido(sesiones.titular),
      revocar: traducido(sesiones.revocar),
      recordado: sesiones.recordado,
    },
    freno: {
      contar: traducido(freno.contar),
      olvidar: traducido(freno.olvidar),
      conoce: traducido(freno.conoce),
      reconocer: traducido(freno.reconocer),
    },
    respuestas: {
      reservar: traducido(respuestas.reservar),
      guardar: traducido(respuestas.guardar),
      soltar: traducido(respuestas.soltar),
    },
    verificarActividad: traducido(() =>
      db.transaction(
        (tx) =>
          verificarActividad({
            libro: postgresLibroEncadenado(tx as unknown as Ejecutor),
            huella: tokens.huella,
          })(),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    ),
    archivos: serviciosArchivos,
    restablecimiento: {
      pedir: traducido(restablecimiento.pedir),
      usar: traducido(restablecimiento.usar),
    },
    visitas: { subirHasta: traducido(visitas.subirHasta) },
    huellaDeToken: tokens.huella,
    llaveDeBorradores: traducido(llavesDeBorradores(db)),
    comprobarSalud: crearComprobadorDeSalud(() => db.execute(sql`select 1`), archivos.bodega),
    indicadores: { leer: traducido(postgresIndicadores(db, reloj).leer) },
    turnosDeContrasena: contenedor.get(T.turnosDeContrasena).estado,
    limpiarVencidos: traducido(async () => {
      await limpiarVencidos(db, reloj);
      if (diasDeHistoria !== undefined) await depurarActividad({ db, reloj, actor: SISTEMA }, diasDeHistoria);
      await serviciosArchivos.depurarPapelera();
    }),
    compactarConteos: traducido(() => compactarConteos(db)),
    instalarPlantillas: () => instalarPlantillasIniciales(unidadDeTrabajo),
    crearPrimerAdministrador: (email, password, elegida) =>
      unidadDeTrabajo.escribir(SISTEMA, async ({ usuarios }) => {
        if ((await usuarios.listar()).length > 0) return false;
        await usuarios.crear({ email, password, rol: 'ADMINISTRADOR' }, { elegida });
        return true;
      }),
  };
};
