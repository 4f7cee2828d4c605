import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import { esquemaCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { esquemaEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { esquemaEstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { esquemaRecaudo } from '@/domain/mensualidades/recaudo';
import { esquemaMesDeTendencia } from '@/domain/mensualidades/tendencia';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '../cliente/cliente-http';
import type { PeticionHttp } from '../cliente/peticion-http';
import { desenvolver } from '../lectura/desenvolver';
import { rutaDe } from '../lectura/escribir';
import { leerCon, siExiste } from '../lectura/opcional';

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
    recaudo: ({ desde, hasta }) => leer(esquemaRecaudo, '/recaudo', { desde, hasta }),
    tendencia: () => leer(esquemaTendencia, '/recaudo/tendencia'),
    estadoDeCuenta: (id) => leer(esquemaEstadoDeCuenta, `${rutaDe('/participantes', id)}/estado-de-cuenta`),
    estadoDePagador: (clave) =>
      leer(esquemaEstadoDePagador, `${rutaDe('/pagadores', clave)}/estado-de-cuenta`),
  };
};
