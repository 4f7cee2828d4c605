import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';

/** Papers are made by the server. */
export const inMemoryDocumentosFormato: DocumentosFormato = {
  documento: async () => null,
  paqueteDeIngreso: async () => null,
};
