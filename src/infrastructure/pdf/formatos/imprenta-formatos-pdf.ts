import type { ImprentaFormatos } from '@/application/formatos/imprenta-formatos.port';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { type BloquePdf, componerPdf, type DefinicionPdf } from '@/infrastructure/pdf/componer-pdf';
import { tramoPdf } from '@/infrastructure/pdf/formatos/bloques-pdf';
import { tramosDe } from '@/infrastructure/pdf/formatos/tramos';
import { hoja, membrete } from '@/infrastructure/pdf/membrete';

const papel = ({ formato, fundacion, bloques }: DocumentoPreparado, orden: number): BloquePdf => ({
  stack: [
    membrete(fundacion),
    { text: formato.nombre, style: 'subtitulo', margin: [0, 0, 0, 2] },
    { text: `${formato.codigo} · versión ${formato.edicion}`, style: 'encabezado', margin: [0, 0, 0, 10] },
    ...tramosDe(bloques).map(tramoPdf),
  ],
  ...(orden === 0 ? {} : { pageBreak: 'before' as const }),
});

/** A heading at the foot of a page, with nothing under it. (What goes whole to the next page is placed apart first.) */
const quedaSolo: DefinicionPdf['pageBreakBefore'] = ({ headlineLevel, startPosition }, otros) =>
  headlineLevel !== undefined &&
  otros.getFollowingNodesOnPage().every((otro) => otro.startPosition.top <= startPosition.top);

const definicion = (titulo: string, documentos: readonly DocumentoPreparado[]): DefinicionPdf => {
  const emisor = documentos[0]?.fundacion ?? {
    nombre: '',
    nit: null,
    direccion: null,
    municipio: null,
    telefono: null,
    correo: null,
  };
  return {
    ...hoja(titulo, emisor),
    pageSize: 'LETTER',
    pageMargins: [48, 42, 48, 48],
    content: documentos.map(papel),
    pageBreakBefore: quedaSolo,
    footer: (pagina, paginas) => ({
      text: `Página ${pagina} de ${paginas}`,
      fontSize: 8,
      alignment: 'center',
    }),
  };
};

export const imprentaFormatosPdf: ImprentaFormatos = {
  componer: (titulo, documentos) => componerPdf(definicion(titulo, documentos)),
};
