import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { Registro } from '@/application/shared/registro.port';
import { esquemaMensualidadLeida } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaSaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../lectura/desenvolver';
import { escribir, rutaDe } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpSaldosAFavor = (cliente: ClienteHttp, registro: Registro): SaldosAFavor => {
  const lector = crearLectorEntidad(
    esquemaMensualidadLeida,
    'mensualidades',
    ['id', 'id_mensualidad'],
    registro,
  );
  const rutaPagador = (clave: string) => rutaDe('/pagadores', clave);
  const leerSaldo = (cuerpo: unknown) => leerCon(esquemaSaldoAFavor, 'el saldo a favor', desenvolver(cuerpo));

  return {
    obtener: (clave) =>
      siExiste(async () =>
        leerSaldo(await cliente.pedir({ metodo: 'GET', ruta: `${rutaPagador(clave)}/saldo-a-favor` })),
      ),
    aplicar: (mensualidad, datos, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe('/mensualidades', mensualidad)}/saldo-a-favor`,
        cuerpo: datos,
        clave: opciones?.clave,
      }),
    devolver: async (clave, datos, opciones) =>
      leerSaldo(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaPagador(clave)}/devoluciones`,
          cuerpo: datos,
          clave: opciones?.clave,
        }),
      ),
  };
};
