import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaFormato, esquemaFormatoEnLista, ordenarFormatos } from '@/domain/formatos/formato';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { escriturasDe, rutaDe } from '@/infrastructure/http/lectura/escribir';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpDocumentosFormato = (cliente: ClienteHttp): DocumentosFormato => {
  const bajar = (ruta: string) => siExiste(() => cliente.descargar({ metodo: 'GET', ruta }));
  return {
    documento: (formato, participante) =>
      bajar(`${rutaDe(`${rutaDe('/participantes', participante)}/formatos`, formato)}/documento.pdf`),
    paqueteDeIngreso: (participante) =>
      bajar(`${rutaDe('/participantes', participante)}/paquete-de-ingreso.pdf`),
  };
};

const RUTA = '/formatos';
const CLAVES_ID = ['id', 'id_formato'];

export const crearHttpFormatoRepository = (cliente: ClienteHttp, registro: Registro): FormatoRepository => {
  const enLista = crearLectorEntidad(esquemaFormatoEnLista, 'formatos', CLAVES_ID, registro);
  const lector = crearLectorEntidad(esquemaFormato, 'formatos', CLAVES_ID, registro);
  return {
    ...escriturasDe(cliente, lector, RUTA),
    listar: () =>
      siExiste(async () =>
        ordenarFormatos(enLista.lista(await cliente.pedir({ metodo: 'GET', ruta: RUTA }))),
      ),
    obtener: (id) =>
      siExiste(async () => lector.entidad(await cliente.pedir({ metodo: 'GET', ruta: rutaDe(RUTA, id) }))),
  };
};
