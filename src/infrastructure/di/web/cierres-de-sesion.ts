import { cierresPendientes } from '@/application/sesion/cierres-pendientes';
import { reintentarCierres } from '@/application/sesion/reintentar-cierres';
import type { Almacen } from '@/application/shared/equipo.port';
import { huellaDeToken } from '@/infrastructure/browser/huella-de-token';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpSalidasTardias } from '@/infrastructure/http/sesion/http-salidas-tardias';

const OTRA_VEZ_MS = 60_000;

/** Apart: it comes when somebody leaves, or left and was not heard. */
export const crearCierresDeSesion = (cliente: ClienteHttp, almacen: Almacen) => {
  const cierres = cierresPendientes({ almacen, huellaDe: huellaDeToken });
  const reintentar = reintentarCierres({ salidas: crearHttpSalidasTardias(cliente), cierres });
  let espera: ReturnType<typeof setTimeout> | undefined;
  /** Tells the service now, and each minute while something is left, however many times the network comes back. */
  const insistir = async (): Promise<void> => {
    const falta = await reintentar();
    clearTimeout(espera);
    if (falta) espera = setTimeout(() => void insistir(), OTRA_VEZ_MS);
  };
  return { anotar: cierres.anotar, insistir };
};
