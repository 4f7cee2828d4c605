import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import type { FastifyInstance } from 'fastify';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import {
  crearServiciosServidor,
  type MediosDeSellar,
} from '@/infrastructure/di/server/crear-servicios-servidor';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import { leerDireccionDelSitio, type Proxies } from '@/server/arranque/entorno-red';
import { HECHURAS, LLAMADAS } from '@/server/composicion/secciones';
import { crearAplicacion } from '@/server/http/crear-aplicacion';

export const ADMIN = { email: 'admin@fundacion.example', password: 'clave-administradora' };
export const CONSULTA = { email: 'consulta@fundacion.example', password: 'clave-de-consulta' };

const SISTEMA: ActorPeticion = { id: 0, email: 'sistema', rol: 'ADMINISTRADOR', origen: null };

export interface OpcionesServidor {
  db: Ejecutor;
  /** For lists and reports; the same unless given. */
  listas?: Ejecutor | undefined;
  reloj?: Reloj;
  activos?: readonly Servicio[];
  sitio?: string | null;
  /** What PUBLIC_SITE_URL says, without a final `/`; nothing unless given. */
  urlSitio?: string;
  /** Devices may keep the site; they may unless given. */
  conCopia?: boolean;
  origenesCors?: readonly string[];
  /** Behind one with `true`. */
  detrasDeProxy?: boolean | Proxies;
  /** Unlimited unless given: the tests come all from one address. */
  rechazosPorMinuto?: number;
  /** Where files are kept; a folder of its own, which goes with the server, unless given. */
  bodega?: BodegaArchivos;
  /** How messages leave; without it they are thrown away. */
  salida?: SalidaDeCorreo;
  /** Throws while there is no room for anything new; there always is unless given. */
  exigirEspacio?: () => void;
  /** How long a request may take to arrive; as in production unless given. */
  esperaSolicitudMs?: number;
  /** How often whoever reads too slowly is looked for; as in production unless given. */
  esperaLecturaMs?: number;
  /** How long a call may take to be answered; as in production unless given. */
  esperaRespuestaMs?: number;
  /** Wraps the services, as whoever opens the database does. */
  conServicios?: (servicios: ServiciosServidor) => ServiciosServidor;
  /** Receives each line of the log; without it nothing is logged. */
  registro?: (linea: string) => void;
  diasDeHistoria?: number;
  /** What the history is signed with; a key that ends with the server unless given. */
  sellado?: MediosDeSellar;
}

const proxiesDe = (dichos: OpcionesServidor['detrasDeProxy']): Proxies =>
  typeof dichos === 'boolean' || dichos === undefined ? Number(dichos ?? false) : dichos;

export interface ServidorDePrueba {
  /** Origin, without a final slash; the services are under /auth-api and /dashboard-api. */
  url: string;
  app: FastifyInstance;
  servicios: ServiciosServidor;
  /** Where files and what is on its way to them are kept. */
  carpeta: string;
  tokenAdmin: string;
  tokenConsulta: string;
  cerrar(): Promise<void>;
}

/**
 * The real application over a test database, listening on a free port, with an administrator and a CONSULTA user signed
 * in. Closing it leaves the database open.
 */
export const crearServidorDePrueba = async (opciones: OpcionesServidor): Promise<ServidorDePrueba> => {
  const propia = mkdtempSync(join(tmpdir(), 'archivos-prueba-'));
  const carpeta = join(propia, 'datos');
  const bodega = opciones.bodega ?? (await abrirBodega({ carpeta }));
  const compuestos = crearServiciosServidor(
    HECHURAS,
    { db: opciones.db, listas: opciones.listas },
    { bodega },
    opciones.reloj,
    opciones.salida,
    opciones.diasDeHistoria,
    opciones.sellado,
    { carpetaDatos: carpeta, embebida: true },
  );
  const servicios = opciones.conServicios?.(compuestos) ?? compuestos;
  await servicios.crearPrimerAdministrador(ADMIN.email, ADMIN.password, true);
  await servicios.unidadDeTrabajo.escribir(SISTEMA, async ({ usuarios }) => {
    const existentes = await usuarios.listar();
    if (!existentes.some(({ email }) => email === CONSULTA.email)) {
      await usuarios.crear({ ...CONSULTA, rol: 'CONSULTA' }, { elegida: true });
    }
  });
  const app = await crearAplicacion({
    servicios,
    llamadas: LLAMADAS,
    activos: opciones.activos ?? ['auth', 'dashboard'],
    sitio: opciones.sitio ?? null,
    direccion: leerDireccionDelSitio({
      PUBLIC_SITE_URL: opciones.urlSitio,
      HOST: 'localhost',
      PORT: 3000,
      CORS_ORIGINS: opciones.origenesCors ?? [],
    }),
    conexiones: [],
    conCopia: opciones.conCopia,
    origenesCors: opciones.origenesCors ?? [],
    detrasDeProxy: proxiesDe(opciones.detrasDeProxy),
    rechazosPorMinuto: opciones.rechazosPorMinuto ?? Number.POSITIVE_INFINITY,
    esperaSolicitudMs: opciones.esperaSolicitudMs,
    esperaLecturaMs: opciones.esperaLecturaMs,
    esperaRespuestaMs: opciones.esperaRespuestaMs,
    exigirEspacio: opciones.exigirEspacio,
    nivelRegistro: opciones.registro ? 'trace' : 'silent',
    ...(opciones.registro ? { destinoRegistro: { write: opciones.registro } } : {}),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const entrar = async (credenciales: typeof ADMIN): Promise<string> =>
    (await servicios.autenticar(credenciales, 'prueba')).token;
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    servicios,
    carpeta,
    tokenAdmin: await entrar(ADMIN),
    tokenConsulta: await entrar(CONSULTA),
    cerrar: async () => {
      await app.close();
      rmSync(propia, { recursive: true, force: true });
    },
  };
};

/** The same over an embedded database of its own; closing it closes its database too. */
export const servidorConBase = async (
  opciones: Omit<OpcionesServidor, 'db'> = {},
): Promise<ServidorDePrueba> => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ ...opciones, db: base.db });
  return {
    ...servidor,
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};
