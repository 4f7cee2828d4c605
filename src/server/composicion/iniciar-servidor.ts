import type { AddressInfo } from 'node:net';
import { setTimeout as pausa } from 'node:timers/promises';
import { abrirSalidaDeCorreo } from '@/infrastructure/di/server/abrir-salida-de-correo';
import { abrirServicios } from '@/infrastructure/di/server/abrir-servicios';
import { carpetaDelSitio } from '@/server/arranque/carpeta-del-sitio';
import type { Configuracion } from '@/server/arranque/configuracion';
import { abrirPuerta, type Puerta } from '@/server/arranque/puerta';
import { crearRegistroDiferido } from '@/server/arranque/registro-diferido';
import { abrirSalidaDelRegistro } from '@/server/arranque/salida-del-registro';
import { iniciarTrabajosPeriodicos } from '@/server/arranque/trabajos-periodicos';
import { abrirConsola } from '@/server/composicion/abrir-consola';
import { abrirMetricas } from '@/server/composicion/abrir-metricas';
import { ubicacionDe } from '@/server/composicion/ubicacion';
import { cerrarEnOrden } from '@/server/http/cierre-ordenado';

export interface ServidorIniciado {
  direccion: string;
  /** Where the measurements are; `null` when nobody asked for them. */
  direccionMetricas: string | null;
  /** The first administrator was created in this start. */
  recienCreado: boolean;
  cerrar(): Promise<void>;
}

const comoDireccion = (anfitrion: string, { port }: AddressInfo): string => {
  const nombre = ['0.0.0.0', '::'].includes(anfitrion) ? 'localhost' : anfitrion;
  return `http://${nombre.includes(':') ? `[${nombre}]` : nombre}:${port}`;
};

/** Opens the database and composes the services. Whatever was opened is closed when a later step fails. */
const ponerEnMarcha = async (configuracion: Configuracion, puerta: Puerta): Promise<ServidorIniciado> => {
  const registro = crearRegistroDiferido();
  const salida = abrirSalidaDeCorreo({
    ...configuracion.correo,
    urlSitio: configuracion.direccion.url,
    releerSmtp: () => configuracion.releer('SMTP_URL'),
    carpetaDatos: configuracion.carpetaDatos,
    registro,
  });
  const abiertos = await abrirServicios({
    salida,
    ...ubicacionDe(configuracion),
    secretoArchivos: configuracion.secretoArchivos,
    diasDeHistoria: configuracion.diasDeHistoria,
  });
  try {
    const { email, contrasena, generada } = configuracion.administrador;
    const recienCreado = await abiertos.servicios.crearPrimerAdministrador(email, contrasena, !generada);
    await abiertos.servicios.instalarPlantillas();
    const [{ crearAplicacion }, metricas] = await Promise.all([
      import('@/server/http/crear-aplicacion'),
      abrirMetricas(configuracion.metricas, abiertos.servicios),
    ]);
    const disposicion = { dispuesto: true };
    const app = await crearAplicacion({
      servicios: abiertos.servicios,
      activos: configuracion.activos,
      sitio: carpetaDelSitio(),
      direccion: configuracion.direccion,
      conexiones: configuracion.conexiones,
      origenesCors: configuracion.origenesCors,
      detrasDeProxy: configuracion.detrasDeProxy,
      nivelRegistro: configuracion.nivelRegistro,
      destinoRegistro: abrirSalidaDelRegistro(),
      exigirEspacio: abiertos.exigirEspacio,
      medidor: metricas?.medidor,
      puerta,
      disposicion,
    });
    registro.conectar(app.log);
    const { servicios, asentar } = abiertos;
    const terminarTrabajos = iniciarTrabajosPeriodicos({ ...servicios, asentar }, app.log);
    const cerrarConsola = abrirConsola(configuracion.carpetaDatos, abiertos.respaldar, app.log);
    await app.listen({ port: configuracion.puerto, host: configuracion.anfitrion });
    return {
      direccion: comoDireccion(configuracion.anfitrion, puerta.direccion),
      direccionMetricas:
        metricas && configuracion.metricas
          ? `${comoDireccion(configuracion.metricas.anfitrion, metricas.direccion)}/metrics`
          : null,
      recienCreado,
      cerrar: async () => {
        disposicion.dispuesto = false;
        await pausa(configuracion.esperaDeCierreMs);
        terminarTrabajos();
        cerrarConsola();
        await cerrarEnOrden(app, puerta.dejarDeEscuchar);
        await puerta.cerrada();
        await salida.correos.terminar();
        metricas?.cerrar();
        await abiertos.cerrar();
      },
    };
  } catch (error) {
    await abiertos.cerrar();
    throw error;
  }
};

/** Listens first: what comes while the schema is brought up to date is told so. */
export const iniciarServidor = async (configuracion: Configuracion): Promise<ServidorIniciado> => {
  const puerta = await abrirPuerta(configuracion.puerto, configuracion.anfitrion);
  try {
    return await ponerEnMarcha(configuracion, puerta);
  } catch (error) {
    puerta.dejarDeEscuchar();
    throw error;
  }
};
