import pdfmake from 'pdfmake';
import fuentes from 'pdfmake/fonts/Roboto.js';

// Runs in a thread of its own, as it is here: beside the built server it is copied, not bundled.

const archivos = new Set(Object.values(fuentes.Roboto));
pdfmake.setFonts(fuentes);
// What a paper says comes from people: it never makes the server read a file or an address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((ruta) => archivos.has(ruta));

/** A loose page says which paper it is of. */
const pie = (titulo) => (pagina, paginas) => ({
  text: `${titulo} · Página ${pagina} de ${paginas}`,
  fontSize: 8,
  alignment: 'center',
});

/** A heading at the foot of a page, with nothing under it. (What goes whole to the next page is placed apart first.) */
const quedaSolo = ({ headlineLevel, startPosition }, otros) =>
  headlineLevel !== undefined &&
  otros.getFollowingNodesOnPage().every((otro) => otro.startPosition.top <= startPosition.top);

/** Of several papers in one, each has its own. */
const conSuPie = ({ pie: titulo, ...bloque }) => ({ ...bloque, ...(titulo ? { footer: pie(titulo) } : {}) });

/** The bytes of the paper; functions do not pass from one thread to another, so that the document says which it wants. */
export default async ({ paginasNumeradas, titulosAcompanados, content, ...definicion }) => {
  const papel = {
    ...definicion,
    content: content.map((bloque) => (bloque.section ? conSuPie(bloque) : bloque)),
    ...(paginasNumeradas ? { footer: pie(definicion.info.title) } : {}),
    ...(titulosAcompanados ? { pageBreakBefore: quedaSolo } : {}),
  };
  return new Uint8Array(await pdfmake.createPdf(papel).getBuffer());
};
