import type {
  ArqueosDeCaja,
  LibroDeArqueos,
} from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import { esquemaArqueo, esquemaEfectivoEsperado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import { esquemaResumenDelMes } from '@/domain/mensualidades/cierres/cifras-del-mes';
import { esquemaCierre, esquemaInformeConCierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import { listaLeida } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { rutaDe } from '@/infrastructure/http/lectura/escribir';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

const esquemaCierres = listaLeida(esquemaCierre);
const esquemaCaja = z.object({ data: listaLeida(esquemaArqueo), esperado: esquemaEfectivoEsperado });

export const crearHttpLibroDeCierres = (cliente: ClienteHttp): LibroDeCierres => {
  const leerCierre = (cuerpo: unknown) => leerCon(esquemaCierre, 'el cierre', desenvolver(cuerpo));
  return {
    ultimoCerrado: async () => null,
    listar: () =>
      siExiste(async () =>
        leerCon(
          esquemaCierres,
          'los cierres',
          desenvolver(await cliente.pedir({ metodo: 'GET', ruta: '/cierres' })),
        ),
      ),
    resumen: (periodo) =>
      siExiste(async () => {
        const ruta = '/mensualidades/resumen';
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta, consulta: { periodo } });
        return leerCon(esquemaResumenDelMes, ruta, desenvolver(cuerpo));
      }),
    informe: (periodo) =>
      siExiste(async () => {
        const ruta = `${rutaDe('/cierres', periodo)}/informe`;
        return leerCon(
          esquemaInformeConCierre,
          ruta,
          desenvolver(await cliente.pedir({ metodo: 'GET', ruta })),
        );
      }),
    cerrar: async (periodo, _revisar, opciones) =>
      leerCierre(
        await cliente.pedir({
          metodo: 'POST',
          ruta: '/cierres',
          cuerpo: { periodo },
          clave: opciones?.clave,
        }),
      ),
    reabrir: async (periodo, motivo, _revisar, opciones) =>
      leerCierre(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaDe('/cierres', periodo)}/reabrir`,
          cuerpo: { motivo },
          clave: opciones?.clave,
        }),
      ),
  };
};

export const crearHttpLibroDeArqueos = (cliente: ClienteHttp): LibroDeArqueos => ({
  deCaja: ({ desde, hasta, sede_id }) =>
    siExiste(async (): Promise<ArqueosDeCaja> => {
      const ruta = '/arqueos';
      const cuerpo = await cliente.pedir({ metodo: 'GET', ruta, consulta: { desde, hasta, sede_id } });
      const { data: arqueos, esperado } = leerCon(esquemaCaja, ruta, cuerpo);
      return { arqueos, esperado };
    }),
  guardar: async (datos, _armar, opciones) =>
    leerCon(
      esquemaArqueo,
      'el arqueo',
      desenvolver(
        await cliente.pedir({ metodo: 'POST', ruta: '/arqueos', cuerpo: datos, clave: opciones?.clave }),
      ),
    ),
});
