import 'reflect-metadata';
import { sql } from 'drizzle-orm';
import { Container } from 'inversify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Reloj } from '@/application/shared/reloj.port';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import { moduloPanel } from '@/infrastructure/di/server/modulo-panel';
import { moduloSesion } from '@/infrastructure/di/server/modulo-sesion';
import {
  type AlmacenDeArchivos,
  crearServiciosArchivos,
} from '@/infrastructure/di/server/servicios-archivos';
import {
  crearServiciosRestablecimiento,
  type SalidaDeCorreo,
} from '@/infrastructure/di/server/servicios-restablecimiento';
import { T } from '@/infrastructure/di/server/tokens-di';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { limpiarVencidos } from '@/infrastructure/postgres/shared/limpiar-vencidos';

const RELOJ_DEL_SISTEMA: Reloj = { ahora: () => new Date() };

const SIN_CORREO: SalidaDeCorreo = {
  correos: { agregar: () => {}, terminar: async () => {} },
  urlSitio: '',
};

/** Composes the two services over one open database. */
export const crearServiciosServidor = (
  db: Ejecutor,
  archivos: AlmacenDeArchivos,
  reloj: Reloj = RELOJ_DEL_SISTEMA,
  salida: SalidaDeCorreo = SIN_CORREO,
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
  const restablecimiento = crearServiciosRestablecimiento({
    db,
    reloj,
    freno,
    contrasenas: contenedor.get(T.contrasenas),
    tokens,
    salida,
  });
  return {
    unidadDeTrabajo,
    autenticar: traducido(contenedor.get(T.autenticar)),
    sesiones: {
      abrir: traducido(sesiones.abrir),
      titular: traducido(sesiones.titular),
      revocar: traducido(sesiones.revocar),
    },
    freno: { contar: traducido(freno.contar), olvidar: traducido(freno.olvidar) },
    archivos: crearServiciosArchivos(db, reloj, archivos),
    restablecimiento: {
      pedir: traducido(restablecimiento.pedir),
      usar: traducido(restablecimiento.usar),
    },
    visitas: { subirHasta: traducido(visitas.subirHasta) },
    huellaDeToken: tokens.huella,
    comprobarBaseDatos: traducido(async () => {
      await db.execute(sql`select 1`);
    }),
    limpiarVencidos: traducido(() => limpiarVencidos(db, reloj)),
    crearPrimerAdministrador: (email, password) =>
      unidadDeTrabajo.escribir(SISTEMA, async ({ usuarios }) => {
        if ((await usuarios.listar()).length > 0) return false;
        await usuarios.crear({ email, password, rol: 'ADMINISTRADOR' });
        return true;
      }),
  };
};
