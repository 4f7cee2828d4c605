import type { VerificadorActividad } from '@/application/actividad/verificador-actividad.port';
import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { Mundo } from './mundo';

/** What the browser asks for and the server, which makes it, does not have as such. */
export interface SoloDelNavegador {
  documentosCobro: DocumentosCobro;
  documentosFormato: DocumentosFormato;
  verificador: VerificadorActividad;
}

export type AbrirMundoDelNavegador = () => Promise<Mundo & SoloDelNavegador>;
