import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaColaDeRecordatorios } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import { esquemaExpedienteDeCobro, esquemaGestion } from '@/domain/mensualidades/cobranza/gestion';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { escribir, rutaDe } from '@/infrastructure/http/lectura/escribir';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

/** Whom to remind comes as every list does, under `data`. */
const conDatos = (cuerpo: unknown): unknown => {
  const { data, ...resto } = { ...(cuerpo as { data?: unknown }) };
  return { ...resto, datos: data };
};

export const crearHttpLibroDeCobranza = (cliente: ClienteHttp, registro: Registro): LibroDeCobranza => {
  const lector = crearLectorEntidad(esquemaGestion, 'gestiones', ['id', 'id_gestion'], registro);
  const rutaPagador = (clave: string) => rutaDe('/pagadores', clave);
  const leerExpediente = (cuerpo: unknown) =>
    leerCon(esquemaExpedienteDeCobro, 'las gestiones de cobro', desenvolver(cuerpo));
  return {
    recordatorios: () =>
      siExiste(async () => {
        const ruta = '/cobranza/recordatorios';
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta });
        return leerCon(esquemaColaDeRecordatorios, ruta, conDatos(cuerpo));
      }),
    expediente: (clave) =>
      siExiste(async () =>
        leerExpediente(await cliente.pedir({ metodo: 'GET', ruta: `${rutaPagador(clave)}/gestiones` })),
      ),
    registrar: (clave, datos, _decidir, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaPagador(clave)}/gestiones`,
        cuerpo: datos,
        clave: opciones?.clave,
      }),
    cambiarCanal: async (clave, datos) =>
      leerExpediente(
        await cliente.pedir({ metodo: 'PUT', ruta: `${rutaPagador(clave)}/canal-de-cobro`, cuerpo: datos }),
      ),
  };
};
