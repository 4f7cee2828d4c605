import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';

/** Makes one PDF of one or many papers, each from a page of its own. */
export interface ImprentaFormatos {
  componer(titulo: string, documentos: readonly DocumentoPreparado[]): Promise<Uint8Array>;
}
