import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { archivosDelPanel } from '@/application/archivos/servicios-archivos';
import { crearHttpArchivoStore } from '@/infrastructure/http/archivos/http-archivo-store';
import { crearUrlFirmada, enviarConAvance } from '@/infrastructure/http/archivos/url-firmada';
import type { EntornoRed } from '@/infrastructure/http/cliente/clasificar-fallo';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import type { Ajustes } from '../ajustes';
import { casos, type Modulo, puerto } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    archivos: ArchivoStore;
  }
}

/** Files over the dashboard service and the addresses that it signs. */
const crear = (cliente: ClienteHttp, red: EntornoRed, ajustes: Ajustes): ArchivoStore =>
  crearHttpArchivoStore({
    cliente,
    firmada: crearUrlFirmada(red, { conAvance: enviarConAvance }),
    base: ajustes.dashboardApi,
    baseDescargas: ajustes.storage,
  });

const httpArchivos: Modulo = ({ bind }) => {
  bind(puerto('archivos')).toResolvedValue(crear, [
    puerto('clienteDashboard'),
    puerto('red'),
    puerto('ajustes'),
  ]);
};

export const moduloArchivos = casos('archivos', archivosDelPanel, ['archivos', 'permisos']);

export const modulos = [httpArchivos, moduloArchivos];
