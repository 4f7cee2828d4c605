import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { enviarConAvance } from '@/infrastructure/http/archivos/enviar-con-avance';
import { crearHttpArchivoStore } from '@/infrastructure/http/archivos/http-archivo-store';
import { crearUrlFirmada } from '@/infrastructure/http/archivos/url-firmada';
import type { EntornoRed } from '@/infrastructure/http/cliente/clasificar-fallo';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import type { Ajustes } from '../ajustes';

interface Dependencias {
  cliente: ClienteHttp;
  red: EntornoRed;
  ajustes: Ajustes;
}

/** Files over the dashboard service and the addresses that it signs. */
export const crearArchivosHttp = ({ cliente, red, ajustes }: Dependencias): ArchivoStore =>
  crearHttpArchivoStore({
    cliente,
    firmada: crearUrlFirmada(red, { conAvance: enviarConAvance }),
    base: ajustes.dashboardApi,
    baseDescargas: ajustes.storage,
  });
