import type { Pagos } from '@/application/mensualidades/pagos.port';
import { esquemaPago } from '@/domain/mensualidades/pago';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { rutaDe } from '@/infrastructure/http/lectura/escribir';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpPagos = (cliente: ClienteHttp): Pagos => {
  const leer = (cuerpo: unknown) => leerCon(esquemaPago, 'el pago', desenvolver(cuerpo));
  return {
    registrar: async (clave, datos, _decidir, opciones) =>
      leer(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaDe('/pagadores', clave)}/pagos`,
          cuerpo: datos,
          clave: opciones?.clave,
        }),
      ),
    anular: async (id, motivo, _decidir, opciones) =>
      leer(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaDe('/pagos', id)}/anular`,
          cuerpo: { motivo },
          clave: opciones?.clave,
        }),
      ),
    obtener: (id) =>
      siExiste(async () => leer(await cliente.pedir({ metodo: 'GET', ruta: rutaDe('/pagos', id) }))),
  };
};
