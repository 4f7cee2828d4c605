import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { setTimeout as pausa } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Registro } from '@/application/shared/equipo.port';
import { contarAdministradoresActivos } from '@/application/usuarios/contar-administradores';
import { abrirSalidaDeCorreo } from '@/infrastructure/di/server/abrir-salida-de-correo';
import { abrirServicios } from '@/infrastructure/di/server/abrir-servicios';
import { cerrarEnOrden } from '@/server/arranque/apagado';
import type { ConfiguracionDelServidor } from '@/server/arranque/leer-entorno';
import { abrirPuerta, comoDireccion, type Puerta } from '@/server/arranque/puerta';
import { iniciarTrabajosPeriodicos } from '@/server/arranque/trabajos-periodicos';
import { versionDelPrograma } from '@/server/arranque/version-del-programa';
import { ubicacionDe } from '@/server/composicion/ubicacion';
import { escucharConsola, rutaDelEnchufe } from '@/server/consola/enchufe';

/** The built site, beside the built server; `null` when it was not built. */
const carpetaDelSitio = (): string | null => {
  const carpeta = fileURLToPath(new URL('../web/', import.meta.url));
  return existsSync(`${carpeta}index.html`) ? carpeta : null;
};

interface RegistroDiferido extends Registro {
  conectar(destino: FastifyBaseLogger): void;
}

/** The log for what is composed before the application, which brings it; nothing happens in between. */
const crearRegistroDiferido = (): RegistroDiferido => {
  let destino: FastifyBaseLogger | null = null;
  return {
    aviso: (mensaje, causa) => destino?.warn({ err: causa }, mensaje),
    error: (mensaje, causa) => destino?.error({ err: causa }, mensaje),
    conectar: (nuevo) => {
      destino = nuevo;
    },
  };
};

const JUNTAS_BYTES = 4_096;
const ESPERA_MS = 1_000;

/**
 * Lines leave for the standard output some at a time, without stopping who writes them; none waits longer than a second,
 * and those that wait are written when the process ends, also by an error.
 */
const abrirSalidaDelRegistro = () =>
  pino.destination({ sync: false, minLength: JUNTAS_BYTES, periodicFlush: ESPERA_MS });

/** Only where the console cannot open the data by itself. Answers how to close it. */
const abrirConsola = (
  carpetaDatos: string,
  respaldar: ((salida: Writable, version: string) => Promise<void>) | undefined,
  registro: FastifyBaseLogger,
): (() => void) =>
  respaldar
    ? escucharConsola(
        rutaDelEnchufe(carpetaDatos),
        (salida) => respaldar(salida, versionDelPrograma()),
        (mensaje, causa) => registro.warn({ err: causa }, mensaje),
      )
    : () => {};

interface ServidorIniciado {
  direccion: string;
  /** Where the measurements are; `null` when nobody asked for them. */
  direccionMetricas: string | null;
  /** The first administrator was created in this start. */
  recienCreado: boolean;
  /** Where the first administrator is made; `null` when there is one. */
  enlaceInicial: string | null;
  /** Some account that is active administers. */
  conAdministrador: boolean;
  /** The embedded database is on a disk that other machines may see. */
  enDiscoDeRed: boolean;
  /** The time of the machine is one that could be, after the last time a server was here. */
  relojConfiable: boolean;
  cerrar(): Promise<void>;
}

/** How long leaving waits for the last seal. */
const SELLO_FINAL_MS = 2_000;

/** `null` when nobody asked for them. */
const abrirMedidas = async (donde: ConfiguracionDelServidor['metricas'], servicios: ServiciosServidor) => {
  if (!donde) return null;
  const { abrirMetricas } = await import('@/server/metricas/abrir-metricas');
  return abrirMetricas(donde, servicios);
};

/** Opens the database and composes the services. Whatever was opened is closed when a later step fails. */
const ponerEnMarcha = async (
  configuracion: ConfiguracionDelServidor,
  puerta: Puerta,
): Promise<ServidorIniciado> => {
  const registro = crearRegistroDiferido();
  // Nobody knows it until the database is open, and no message leaves before.
  let leerNombre = async (): Promise<string | null> => null;
  const salida = abrirSalidaDeCorreo({
    ...configuracion.correo,
    leerNombre: () => leerNombre(),
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
    claveHistoria: configuracion.claveHistoria,
    diasDeRespaldo: configuracion.diasDeRespaldo,
    traerHechuras: async () => (await import('@/server/composicion/secciones')).HECHURAS,
  });
  leerNombre = async () => {
    const { identidad } = await abiertos.servicios.unidadDeTrabajo.leerSinSesion(
      ({ configuracion: guardada }) => guardada.publicado.leer(),
    );
    return identidad?.nombre ?? null;
  };
  try {
    const { email, contrasena, generada } = configuracion.administrador;
    const recienCreado = await abiertos.servicios.crearPrimerAdministrador(email, contrasena, !generada);
    const pagina = await abiertos.servicios.puestaEnMarcha.enlazar();
    const usuarios = await abiertos.servicios.unidadDeTrabajo.leerSinSesion((de) => de.usuarios.listar());
    await abiertos.servicios.instalarPlantillas();
    const [{ crearAplicacion }, { LLAMADAS }, metricas] = await Promise.all([
      import('@/server/http/crear-aplicacion'),
      import('@/server/composicion/secciones'),
      abrirMedidas(configuracion.metricas, abiertos.servicios),
    ]);
    const disposicion = { dispuesto: true };
    const app = await crearAplicacion({
      servicios: abiertos.servicios,
      llamadas: LLAMADAS,
      activos: configuracion.activos,
      sitio: carpetaDelSitio(),
      direccion: configuracion.direccion,
      conexiones: configuracion.conexiones,
      conCopia: configuracion.conCopia,
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
    const { servicios, asentar, reloj } = abiertos;
    const repasarReloj = () =>
      reloj.repasar((mensaje, desvio_ms) => app.log.warn({ seguridad: 'reloj', desvio_ms }, mensaje));
    repasarReloj();
    const avisarDelSistema = servicios.sistema.avisar;
    const trabajos = { ...servicios, asentar, repasarReloj, avisarDelSistema };
    const terminarTrabajos = iniciarTrabajosPeriodicos(trabajos, app.log);
    const cerrarConsola = abrirConsola(configuracion.carpetaDatos, abiertos.respaldar, app.log);
    await app.listen({ port: configuracion.puerto, host: configuracion.anfitrion });
    return {
      direccion: comoDireccion(configuracion.anfitrion, puerta.direccion),
      direccionMetricas:
        metricas && configuracion.metricas
          ? `${comoDireccion(configuracion.metricas.anfitrion, metricas.direccion)}/metrics`
          : null,
      recienCreado,
      enlaceInicial: pagina && `${configuracion.direccion.url}${pagina}`,
      conAdministrador: contarAdministradoresActivos(usuarios) > 0,
      enDiscoDeRed: abiertos.enDiscoDeRed,
      relojConfiable: reloj.estado().ok,
      cerrar: async () => {
        disposicion.dispuesto = false;
        await pausa(configuracion.esperaDeCierreMs);
        terminarTrabajos();
        cerrarConsola();
        await cerrarEnOrden(app, puerta.dejarDeEscuchar);
        await puerta.cerrada();
        await salida.correos.terminar();
        // What was written last is signed too, unless the database is not there to say what it was.
        await Promise.race([servicios.sellarHistoria().catch(() => null), pausa(SELLO_FINAL_MS)]);
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
export const iniciarServidor = async (configuracion: ConfiguracionDelServidor): Promise<ServidorIniciado> => {
  const puerta = await abrirPuerta(configuracion.puerto, configuracion.anfitrion);
  try {
    return await ponerEnMarcha(configuracion, puerta);
  } catch (error) {
    puerta.dejarDeEscuchar();
    throw error;
  }
};
