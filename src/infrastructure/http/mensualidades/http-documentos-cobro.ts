import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { ClienteHttp } from '../cliente/cliente-http';
import { rutaDe } from '../lectura/escribir';
import { siExiste } from '../lectura/opcional';

export const crearHttpDocumentosCobro = (cliente: ClienteHttp): DocumentosCobro => {
  const bajar = (ruta: string) => siExiste(() => cliente.descargar({ metodo: 'GET', ruta }));
  return {
    recibo: (mensualidad, abono) =>
      bajar(`${rutaDe(`${rutaDe('/mensualidades', mensualidad)}/abonos`, abono)}/recibo.pdf`),
    estadoDeCuenta: (participante) => bajar(`${rutaDe('/participantes', participante)}/estado-de-cuenta.pdf`),
    estadoDePagador: (clave) => bajar(`${rutaDe('/pagadores', clave)}/estado-de-cuenta.pdf`),
  };
};
