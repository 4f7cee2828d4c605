import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { esquemaEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { esquemaEstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { esquemaMensualidadLeida } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaRecaudo } from '@/domain/mensualidades/recaudo';
import { esquemaSaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { esquemaMesDeTendencia } from '@/domain/mensualidades/tendencia';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp, PeticionHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { escribir, rutaDe } from '@/infrastructure/http/lectura/escribir';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

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
    aplicar: (mensualidad, datos, _decidir, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe('/mensualidades', mensualidad)}/saldo-a-favor`,
        cuerpo: datos,
        clave: opciones?.clave,
      }),
    devolver: async (clave, datos, _decidir, opciones) =>
      leerSaldo(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaPagador(clave)}/devoluciones`,
          cuerpo: datos,
          clave: opciones?.clave,
        }),
      ),
    anularDevolucion: async (clave, devolucion, motivo, _decidir, opciones) =>
      leerSaldo(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaDe(`${rutaPagador(clave)}/devoluciones`, devolucion)}/anular`,
          cuerpo: { motivo },
          clave: opciones?.clave,
        }),
      ),
    cambiarSede: async (clave, devolucion, sede_id, _revisar, opciones) =>
      leerSaldo(
        await cliente.pedir({
          metodo: 'POST',
          ruta: `${rutaDe(`${rutaPagador(clave)}/devoluciones`, devolucion)}/sede`,
          cuerpo: { sede_id },
          clave: opciones?.clave,
        }),
      ),
  };
};

export const crearHttpDocumentosCobro = (cliente: ClienteHttp): DocumentosCobro => {
  const bajar = (ruta: string, consulta: NonNullable<PeticionHttp['consulta']> = {}) =>
    siExiste(() => cliente.descargar({ metodo: 'GET', ruta, consulta }));
  return {
    recibo: (mensualidad, abono) =>
      bajar(`${rutaDe(`${rutaDe('/mensualidades', mensualidad)}/abonos`, abono)}/recibo.pdf`),
    estadoDeCuenta: (participante) => bajar(`${rutaDe('/participantes', participante)}/estado-de-cuenta.pdf`),
    estadoDePagador: (clave) => bajar(`${rutaDe('/pagadores', clave)}/estado-de-cuenta.pdf`),
    constanciaDePagos: (clave, anio) =>
      bajar(`${rutaDe('/pagadores', clave)}/estado-de-cuenta.pdf`, { anio: String(anio) }),
    informeDeMes: (periodo) => bajar(`${rutaDe('/cierres', periodo)}/informe.pdf`),
  };
};

const esquemaTendencia = z.array(esquemaMesDeTendencia);
/** The page of payers comes as every list does, under `data`. */
const conDatos = (cuerpo: unknown): unknown => {
  const { data, ...resto } = { ...(cuerpo as { data?: unknown }) };
  return { ...resto, datos: data };
};

export const crearHttpFinanzas = (cliente: ClienteHttp): Finanzas => {
  const leer = <E extends z.ZodMiniType>(
    esquema: E,
    ruta: string,
    consulta: NonNullable<PeticionHttp['consulta']> = {},
    preparar = desenvolver,
  ): Promise<z.output<E> | null> =>
    siExiste(async () =>
      leerCon(esquema, ruta, preparar(await cliente.pedir({ metodo: 'GET', ruta, consulta }))),
    );

  return {
    cartera: (criterios) => leer(esquemaCartera, '/cartera', { ...criterios }, conDatos),
    recaudo: ({ desde, hasta, sede_id }) => leer(esquemaRecaudo, '/recaudo', { desde, hasta, sede_id }),
    tendencia: () => leer(esquemaTendencia, '/recaudo/tendencia'),
    estadoDeCuenta: (id) => leer(esquemaEstadoDeCuenta, `${rutaDe('/participantes', id)}/estado-de-cuenta`),
    estadoDePagador: (clave) =>
      leer(esquemaEstadoDePagador, `${rutaDe('/pagadores', clave)}/estado-de-cuenta`),
  };
};
