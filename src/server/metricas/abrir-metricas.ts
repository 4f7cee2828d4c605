import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { ConfiguracionDelServidor } from '@/server/arranque/leer-entorno';
import { versionDelPrograma } from '@/server/arranque/version-del-programa';

interface SolicitudMedida {
  /** The pattern of the route, never the address: ids and searches are data of people. */
  ruta: string;
  metodo: string;
  estado: number;
  segundos: number;
}

/** Measures of this process. Labels are routes, methods and outcomes: nothing in them tells of a person. */
const crearMedidor = () => {
  const registers = [new Registry()];
  const [registro] = registers as [Registry];
  collectDefaultMetrics({ register: registro });
  const labelNames = ['route', 'method', 'status'] as const;
  const solicitudes = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers,
  });
  const duracion = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const enCurso = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers });
  return {
    registro,
    entrar: () => enCurso.inc(),
    salir: () => enCurso.dec(),
    anotar: ({ ruta, metodo, estado, segundos }: SolicitudMedida): void => {
      const etiquetas = { route: ruta, method: metodo, status: String(estado) };
      solicitudes.inc(etiquetas);
      duracion.observe(etiquetas, segundos);
    },
  };
};

export type Medidor = ReturnType<typeof crearMedidor>;

type Fuentes = Pick<ServiciosServidor, 'indicadores' | 'turnosDeContrasena' | 'comprobarSalud'>;

/** Answers what reads them again: a server nobody watches does no work for it. */
const medirServicios = (
  registro: Registry,
  { indicadores, turnosDeContrasena, comprobarSalud }: Fuentes,
  version: string,
): (() => Promise<void>) => {
  const medida = <N extends string = never>(name: string, help: string, labelNames: N[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registro] });
  const baseDisponible = medida('database_up', 'Whether the database answers');
  const archivosDisponibles = medida('storage_up', 'Whether the file store answers');
  const conexiones = medida('database_connections', 'Connections of the product by state', ['state']);
  const sesiones = medida('sessions_open', 'Sessions that can be used');
  const contrasenas = medida('password_jobs', 'Password checks running and waiting', ['state']);
  const completa = medida('last_scrape_ok', 'Whether every measure of this answer could be read');
  medida('build_info', 'Version of the program', ['version', 'node']).set(
    { version, node: process.version },
    1,
  );
  const leer = async (): Promise<boolean> => {
    const { ocupados, enEspera } = turnosDeContrasena();
    contrasenas.set({ state: 'running' }, ocupados);
    contrasenas.set({ state: 'waiting' }, enEspera);
    const { database, storage } = await comprobarSalud();
    baseDisponible.set(Number(database.ok));
    archivosDisponibles.set(Number(storage.ok));
    conexiones.reset();
    if (!database.ok) return false;
    const leidos = await indicadores.leer();
    sesiones.set(leidos.sesionesAbiertas);
    for (const { estado, total } of leidos.conexiones) conexiones.set({ state: estado }, total);
    return true;
  };
  return async () => {
    completa.set(Number(await leer().catch(() => false)));
  };
};

interface MetricasServidas {
  direccion: AddressInfo;
  cerrar(): void;
}

/** On a port of its own, which the proxy in front does not lead to. Rejects when the port cannot be had. */
const servirMetricas = async (
  registro: Registry,
  actualizar: () => Promise<void>,
  { puerto, anfitrion }: { puerto: number; anfitrion: string },
): Promise<MetricasServidas> => {
  const servidor = createServer(async ({ method, url }, respuesta) => {
    if (method !== 'GET' || url !== '/metrics') return respuesta.writeHead(404).end();
    try {
      await actualizar();
      const texto = await registro.metrics();
      respuesta.writeHead(200, { 'content-type': registro.contentType }).end(texto);
    } catch {
      respuesta.writeHead(500).end();
    }
  });
  await new Promise<void>((resolver, rechazar) => {
    servidor.once('error', rechazar);
    servidor.listen({ port: puerto, host: anfitrion }, () => resolver());
  });
  return {
    direccion: servidor.address() as AddressInfo,
    cerrar: () => {
      servidor.close();
      servidor.closeAllConnections();
    },
  };
};

interface MetricasAbiertas {
  medidor: Medidor;
  direccion: AddressInfo;
  cerrar(): void;
}

/** Only for who asked for them: otherwise nothing is measured, nor its library loaded. */
export const abrirMetricas = async (
  donde: NonNullable<ConfiguracionDelServidor['metricas']>,
  servicios: ServiciosServidor,
): Promise<MetricasAbiertas> => {
  const medidor = crearMedidor();
  const actualizar = medirServicios(medidor.registro, servicios, versionDelPrograma());
  return { medidor, ...(await servirMetricas(medidor.registro, actualizar, donde)) };
};
