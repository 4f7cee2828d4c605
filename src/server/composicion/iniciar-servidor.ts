import type { AddressInfo } from 'node:net';
import { abrirSalidaDeCorreo } from '@/infrastructure/di/server/abrir-salida-de-correo';
import { abrirServicios } from '@/infrastructure/di/server/abrir-servicios';
import { carpetaDelSitio } from '@/server/arranque/carpeta-del-sitio';
import type { Configuracion } from '@/server/arranque/configuracion';
import { limpiarCadaHora } from '@/server/arranque/limpiar-cada-hora';
import { crearRegistroDiferido } from '@/server/arranque/registro-diferido';
import { cerrarEnOrden } from '@/server/http/cierre-ordenado';

export interface ServidorIniciado {
  direccion: string;
  /** The first administrator was created in this start. */
  recienCreado: boolean;
  cerrar(): Promise<void>;
}

const comoDireccion = ({ anfitrion }: Configuracion, { port }: AddressInfo): string => {
  const nombre = ['0.0.0.0', '::'].includes(anfitrion) ? 'localhost' : anfitrion;
  return `http://${nombre.includes(':') ? `[${nombre}]` : nombre}:${port}`;
};

/** Opens the database, composes the services and listens. Whatever was opened is closed when a later step fails. */
export const iniciarServidor = async (configuracion: Configuracion): Promise<ServidorIniciado> => {
  const registro = crearRegistroDiferido();
  const salida = abrirSalidaDeCorreo({
    ...configuracion.correo,
    carpetaDatos: configuracion.carpetaDatos,
    registro,
  });
  const abiertos = await abrirServicios({
    salida,
    url: configuracion.urlBaseDatos,
    carpeta: configuracion.carpetaDatos,
    s3: configuracion.s3,
    secretoArchivos: configuracion.secretoArchivos,
  });
  try {
    const { email, contrasena } = configuracion.administrador;
    const recienCreado = await abiertos.servicios.crearPrimerAdministrador(email, contrasena);
    const { crearAplicacion } = await import('@/server/http/crear-aplicacion');
    const app = await crearAplicacion({
      servicios: abiertos.servicios,
      activos: configuracion.activos,
      sitio: carpetaDelSitio(),
      conexiones: configuracion.conexiones,
      origenesCors: configuracion.origenesCors,
      detrasDeProxy: configuracion.detrasDeProxy,
      nivelRegistro: configuracion.nivelRegistro,
    });
    registro.conectar(app.log);
    const limpieza = limpiarCadaHora(abiertos.servicios, app.log);
    await app.listen({ port: configuracion.puerto, host: configuracion.anfitrion });
    return {
      direccion: comoDireccion(configuracion, app.server.address() as AddressInfo),
      recienCreado,
      cerrar: async () => {
        clearInterval(limpieza);
        await cerrarEnOrden(app);
        await salida.correos.terminar();
        await abiertos.cerrar();
      },
    };
  } catch (error) {
    await abiertos.cerrar();
    throw error;
  }
};
