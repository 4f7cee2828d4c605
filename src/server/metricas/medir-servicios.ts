import { Gauge, type Registry } from 'prom-client';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';

type Fuentes = Pick<ServiciosServidor, 'indicadores' | 'turnosDeContrasena' | 'comprobarSalud'>;

/** Answers what reads them again: a server nobody watches does no work for it. */
export const medirServicios = (
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
