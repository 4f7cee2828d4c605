import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaEstancia } from '@/domain/participantes/estancias/estancia';
import { esquemaMovimiento } from '@/domain/participantes/estancias/movimientos';
import { esquemaOcupacionDeSede } from '@/domain/participantes/estancias/ocupacion-en';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../cliente/cuerpo';
import { escribir, rutaDe, sinVersionDesconocida } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpLibroDeEstancias = (cliente: ClienteHttp, registro: Registro): LibroDeEstancias => {
  const lector = crearLectorEntidad(esquemaEstancia, 'estancias', ['id', 'id_estancia'], registro);
  const rutaEventos = (estancia: Id) => `${rutaDe('/estancias', estancia)}/eventos`;
  return {
    // Where a service keeps no stays, nobody has any.
    listar: async (participante) => {
      const ruta = `${rutaDe('/participantes', participante)}/estancias`;
      const leidas = await siExiste(async () => lector.lista(await cliente.pedir({ metodo: 'GET', ruta })));
      return leidas ?? [];
    },
    ocupacion: (fecha) =>
      siExiste(async () => {
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/sedes/ocupacion', consulta: { fecha } });
        return leerCon(z.array(esquemaOcupacionDeSede), 'la ocupación', desenvolver(cuerpo));
      }),
    movimientos: ({ desde, hasta, sede_id }) =>
      siExiste(async () => {
        const consulta = { desde, hasta, sede_id: sede_id === undefined ? undefined : String(sede_id) };
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/estancias/movimientos', consulta });
        return leerCon(z.array(esquemaMovimiento), 'las entradas y salidas', desenvolver(cuerpo));
      }),
    registrar: (estancia, datos, _decidir, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: rutaEventos(estancia),
        cuerpo: datos,
        clave: opciones?.clave,
      }),
    corregir: (estancia, evento, cambios) =>
      escribir(cliente, lector, {
        metodo: 'PUT',
        ruta: rutaDe(rutaEventos(estancia), evento),
        cuerpo: sinVersionDesconocida(cambios),
      }),
  };
};
