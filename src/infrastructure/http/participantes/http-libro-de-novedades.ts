import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaNovedad } from '@/domain/participantes/bitacora/novedad';
import type { Id } from '@/domain/shared/id';
import type { ClienteHttp } from '../cliente/cliente-http';
import { escribir, rutaDe } from '../lectura/escribir';
import { crearLectorEntidad } from '../lectura/lector-entidad';
import { siExiste } from '../lectura/opcional';

export const crearHttpLibroDeNovedades = (cliente: ClienteHttp, registro: Registro): LibroDeNovedades => {
  const lector = crearLectorEntidad(esquemaNovedad, 'novedades', ['id', 'id_novedad'], registro);
  const rutaDeSuyas = (participante: Id) => `${rutaDe('/participantes', participante)}/novedades`;
  // Where a service keeps no log, nothing is written in it.
  const leer = async (ruta: string, consulta?: Record<string, string | undefined>) =>
    (await siExiste(async () =>
      lector.lista(await cliente.pedir({ metodo: 'GET', ruta, ...(consulta ? { consulta } : {}) })),
    )) ?? [];
  return {
    listar: (participante) => leer(rutaDeSuyas(participante)),
    delTurno: ({ sede_id, desde, hasta }) =>
      leer('/novedades', { sede_id: sede_id === undefined ? undefined : String(sede_id), desde, hasta }),
    escribir: (participante, datos, _anotar, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: rutaDeSuyas(participante),
        cuerpo: datos,
        clave: opciones?.clave,
      }),
  };
};
