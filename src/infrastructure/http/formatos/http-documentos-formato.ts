import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { ClienteHttp } from '../cliente/cliente-http';
import { rutaDe } from '../lectura/escribir';
import { siExiste } from '../lectura/opcional';

export const crearHttpDocumentosFormato = (cliente: ClienteHttp): DocumentosFormato => {
  const bajar = (ruta: string) => siExiste(() => cliente.descargar({ metodo: 'GET', ruta }));
  return {
    documento: (formato, participante) =>
      bajar(`${rutaDe(`${rutaDe('/participantes', participante)}/formatos`, formato)}/documento.pdf`),
    paqueteDeIngreso: (participante) =>
      bajar(`${rutaDe('/participantes', participante)}/paquete-de-ingreso.pdf`),
  };
};
