import { type Elemento, esElemento, type Nodo } from './nodo';

/** What was copied of a document, as a template is written; `LLANO`, its words alone, a line for each paragraph or item. */
export type Destino = 'MARCADO' | 'LLANO';

type Tramo = { texto: string; negrita: boolean };

type Clase = 'titulo' | 'parrafo' | 'vineta' | 'numero' | 'tabla';
type Escrito = { clase: Clase; texto: string };

/** What goes on for all that an element has inside. */
type Contexto = { negrita: boolean; renglones: boolean; item: { clase: Clase; marca: string } | null };

const DE_BLOQUE =
  /^(p|div|section|article|header|footer|main|aside|blockquote|ul|ol|li|dl|dt|dd|h[1-6]|table|tbody|thead|tr|td|th|pre|hr|address|figure|body|center)$/;
/** The point of an item, as Word draws it or as people type it. */
const PUNTO = /^[•·▪◦●‣§]\s*/;
const NUMERO = /^\(?(\d{1,3})[.)]/;
const LETRA = /^\(?[a-z]{1,4}[.)]/i;

const estiloDe = ({ atributos }: Elemento): string => (atributos.style ?? '').toLowerCase();

const esInvisible = (elemento: Elemento): boolean =>
  /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/.test(estiloDe(elemento));

const hijosElementos = ({ hijos }: Elemento): Elemento[] => hijos.filter(esElemento);

const descendientes = (elemento: Elemento): Elemento[] =>
  hijosElementos(elemento).flatMap((hijo) => [hijo, ...descendientes(hijo)]);

const textoDe = (nodo: Nodo): string => (esElemento(nodo) ? nodo.hijos.map(textoDe).join('') : nodo);

/** Google Docs wraps all of it in a `<b>` that is not bold; Word says of some letters how they would be in another script. */
const negritaDe = (elemento: Elemento, heredada: boolean): boolean => {
  const peso = /(?:^|[;\s])font-weight:\s*([a-z0-9]+)/.exec(estiloDe(elemento))?.[1];
  if (peso) return peso === 'bold' || peso === 'bolder' || Number(peso) >= 600;
  return heredada || /^(b|strong)$/.test(elemento.etiqueta);
};

const nivelDe = ({ etiqueta, atributos }: Elemento): number | null => {
  const titulo = /^h([1-6])$/.exec(etiqueta)?.[1];
  if (titulo) return Number(titulo);
  if (/\bMsoTitle\b/.test(atributos.class ?? '')) return 1;
  if (/\bMsoSubtitle\b/.test(atributos.class ?? '')) return 2;
  return atributos.role === 'heading' ? Number(atributos['aria-level'] ?? 1) : null;
};

/** The items of Word are paragraphs that say so, with their point or number written inside. */
const itemDeWord = (elemento: Elemento): Contexto['item'] => {
  if (elemento.etiqueta !== 'p' || !/mso-list:(?!\s*(none|skip))/.test(estiloDe(elemento))) return null;
  const marca = descendientes(elemento).find((uno) => /mso-list:\s*ignore/.test(estiloDe(uno)));
  const escrita = (marca ? textoDe(marca) : '').trim();
  const numero = NUMERO.exec(escrita)?.[1] ?? (LETRA.test(escrita) ? '1' : undefined);
  return numero ? { clase: 'numero', marca: `${numero}. ` } : { clase: 'vineta', marca: '- ' };
};

const itemDeLista = (elemento: Elemento): Contexto['item'] => {
  const lista = elemento.padre;
  if (lista?.etiqueta !== 'ol') return { clase: 'vineta', marca: '- ' };
  const antes = hijosElementos(lista)
    .filter(({ etiqueta }) => etiqueta === 'li')
    .indexOf(elemento);
  return { clase: 'numero', marca: `${(Number(lista.atributos.start) || 1) + antes}. ` };
};

/** Neither a space nor nothing is bold: the marks go around the words. */
const conMarcas = ({ texto, negrita }: Tramo): string =>
  negrita ? texto.replace(/^(\s*)(\S.*?)(\s*)$/, '$1**$2**$3') : texto;

/** One line, from its runs: those that follow each other and are equally bold are one. */
const renglonDe = (tramos: readonly Tramo[], sinNegrita: boolean): string => {
  const unidos: Tramo[] = [];
  for (const { texto, negrita } of tramos) {
    const ultimo = unidos.at(-1);
    // A space between two words in bold does not part them.
    if (ultimo && (ultimo.negrita === negrita || texto.trim() === '')) ultimo.texto += texto;
    else unidos.push({ texto, negrita });
  }
  return unidos
    .map((tramo) => (sinNegrita ? tramo.texto : conMarcas(tramo)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
};

const renglonesDe = (tramos: readonly Tramo[], sinNegrita: boolean): string[] => {
  const renglones: Tramo[][] = [[]];
  for (const { texto, negrita } of tramos) {
    for (const [i, parte] of texto.split('\n').entries()) {
      if (i > 0) renglones.push([]);
      if (parte) renglones.at(-1)?.push({ texto: parte, negrita });
    }
  }
  return renglones.map((renglon) => renglonDe(renglon, sinNegrita)).filter(Boolean);
};

/** Those of a table inside a cell are words of that cell. */
const filasDe = (tabla: Elemento): Elemento[] =>
  hijosElementos(tabla).flatMap((hijo) =>
    hijo.etiqueta === 'tr' ? [hijo] : /^(tbody|thead|tfoot)$/.test(hijo.etiqueta) ? filasDe(hijo) : [],
  );
const celdasDe = (fila: Elemento): Elemento[] =>
  hijosElementos(fila).filter(({ etiqueta }) => etiqueta === 'td' || etiqueta === 'th');

/** A cell has no blocks of its own: its words, one after the other. */
const tramosDe = ({ hijos }: Elemento, negrita: boolean): Tramo[] =>
  hijos.flatMap((hijo): Tramo[] => {
    if (!esElemento(hijo)) return [{ texto: enUnRenglon(hijo), negrita }];
    if (esInvisible(hijo)) return [];
    const suyos = tramosDe(hijo, negritaDe(hijo, negrita));
    const aparte = DE_BLOQUE.test(hijo.etiqueta) || hijo.etiqueta === 'br';
    const hueco = { texto: ' ', negrita: false };
    return aparte ? [hueco, ...suyos, hueco] : suyos;
  });

const palabrasDe = (celda: Elemento, sinNegrita: boolean): string =>
  renglonDe(tramosDe(celda, negritaDe(celda, false)), sinNegrita);

/** Reads the copied document from its beginning to its end, closing a block where another begins. */
const leer = (raiz: Elemento, destino: Destino): Escrito[] => {
  const llano = destino === 'LLANO';
  const escritos: Escrito[] = [];
  let tramos: Tramo[] = [];

  const cerrar = (clase: Clase, marca: string) => {
    const renglones = renglonesDe(tramos, llano || clase === 'titulo');
    tramos = [];
    if (renglones.length === 0) return;
    // An item and a title are one line each.
    const texto = clase === 'parrafo' ? renglones.join('\n') : renglones.join(' ');
    const punto = clase === 'parrafo' && renglones.length === 1 && PUNTO.test(texto);
    if (punto) escritos.push({ clase: 'vineta', texto: `${llano ? '' : '- '}${texto.replace(PUNTO, '')}` });
    else escritos.push({ clase, texto: `${llano ? '' : marca}${texto}` });
  };

  const leerTabla = (tabla: Elemento) => {
    const filas = filasDe(tabla);
    const conEncabezado = esEncabezado(filas[0]) && filas.length > 1;
    for (const [i, fila] of filas.entries()) {
      const celdas = celdasDe(fila).flatMap((celda) => [
        palabrasDe(celda, llano || (conEncabezado && i === 0)).replaceAll('|', '/'),
        ...Array.from({ length: Math.min(20, Number(celda.atributos.colspan ?? 1) - 1) }, () => ''),
      ]);
      if (celdas.every((celda) => celda === '')) continue;
      escritos.push({
        clase: llano ? 'parrafo' : 'tabla',
        texto: llano ? celdas.filter(Boolean).join(' · ') : `| ${celdas.join(' | ')} |`,
      });
      if (conEncabezado && i === 0 && !llano)
        escritos.push({ clase: 'tabla', texto: `|${celdas.map(() => '---').join('|')}|` });
    }
  };

  const entrar = (elemento: Elemento, contexto: Contexto): void => {
    if (esInvisible(elemento)) return;
    const { etiqueta } = elemento;
    if (etiqueta === 'br') tramos.push({ texto: '\n', negrita: false });
    // What people send with a message: the drawing says which one it is.
    else if (etiqueta === 'img') tramos.push({ texto: emojiDe(elemento), negrita: false });
    else if (etiqueta === 'table' && filasDe(elemento).some((fila) => celdasDe(fila).length > 1)) {
      cerrar(contexto.item?.clase ?? 'parrafo', contexto.item?.marca ?? '');
      leerTabla(elemento);
    } else if (DE_BLOQUE.test(etiqueta)) enBloque(elemento, contexto);
    else seguir(elemento, { ...contexto, negrita: negritaDe(elemento, contexto.negrita) });
  };

  const enBloque = (elemento: Elemento, contexto: Contexto): void => {
    const nivel = nivelDe(elemento);
    const suyo = elemento.etiqueta === 'li' ? itemDeLista(elemento) : itemDeWord(elemento);
    const item = suyo ?? contexto.item;
    const como = (): [Clase, string] => {
      if (nivel) return ['titulo', nivel === 1 ? '# ' : '## '];
      return item ? [item.clase, item.marca] : ['parrafo', ''];
    };
    // What came before it inside the same item or box. A paragraph inside an item goes on with it.
    const dentroDeItem = contexto.item && !suyo && !/^(ul|ol)$/.test(elemento.etiqueta);
    if (dentroDeItem) tramos.push({ texto: ' ', negrita: false });
    else cerrar(contexto.item?.clase ?? 'parrafo', contexto.item?.marca ?? '');
    const renglones = contexto.renglones || elemento.etiqueta === 'pre';
    seguir(elemento, { negrita: negritaDe(elemento, contexto.negrita), renglones, item });
    if (!dentroDeItem) cerrar(...como());
  };

  const seguir = (elemento: Elemento, contexto: Contexto): void => {
    const renglones = contexto.renglones || /white-space:\s*(pre|break-spaces)/.test(estiloDe(elemento));
    for (const nodo of elemento.hijos) {
      if (esElemento(nodo)) entrar(nodo, { ...contexto, renglones });
      else tramos.push({ texto: enUnRenglon(nodo, renglones), negrita: contexto.negrita });
    }
  };

  seguir(raiz, { negrita: false, renglones: false, item: null });
  cerrar('parrafo', '');
  return escritos;
};

const emojiDe = (imagen: Elemento): string => {
  const dicho = imagen.atributos.alt ?? '';
  return /\p{Extended_Pictographic}/u.test(dicho) ? dicho : '';
};

const enUnRenglon = (texto: string, renglones = false): string =>
  (renglones ? texto.replace(/\r\n?/g, '\n') : texto.replace(/[\r\n]+/g, ' '))
    .replaceAll('\u00ad', '')
    .replace(/[\t\u00a0 ]+/g, ' ');

/** Made of titles, or all of it in bold. */
const esEncabezado = (fila: Elemento | undefined): boolean => {
  const celdas = fila ? celdasDe(fila).filter((celda) => textoDe(celda).trim() !== '') : [];
  return celdas.length > 0 && celdas.every((celda) => celda.etiqueta === 'th' || todaEnNegrita(celda, false));
};

const todaEnNegrita = (elemento: Elemento, heredada: boolean): boolean => {
  const negrita = negritaDe(elemento, heredada);
  return elemento.hijos.every((nodo) =>
    esElemento(nodo) ? todaEnNegrita(nodo, negrita) : nodo.trim() === '' || negrita,
  );
};

/** Items and rows follow each other line by line; anything else is apart from what comes before. */
const juntar = (escritos: readonly Escrito[], destino: Destino): string =>
  escritos
    .map(({ clase, texto }, i) => {
      if (i === 0) return texto;
      const seguido = clase === escritos[i - 1]?.clase && clase !== 'parrafo' && clase !== 'titulo';
      return seguido || destino === 'LLANO' ? `\n${texto}` : `\n\n${texto}`;
    })
    .join('');

/**
 * What Word, Google Docs or a web page put in the clipboard, with its bold, its lists, its titles and its tables as a
 * template writes them. Colours, letters and pictures are not of a template, and are left out.
 */
export const htmlAMarcado = (copiado: Elemento, destino: Destino = 'MARCADO'): string =>
  juntar(leer(copiado, destino), destino);

const NEGRITA_DE_MENSAJE = /(^|[\s(¡¿"«])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?=$|[\s).,;:!?"»])/gm;

/** What comes without a format: the bold of a message is between single asterisks, and its items begin with a point. */
export const textoAMarcado = (texto: string, destino: Destino = 'MARCADO'): string => {
  const negrita = destino === 'LLANO' ? '$1$2' : '$1**$2**';
  const punto = destino === 'LLANO' ? '' : '- ';
  return texto
    .replace(/\r\n?/g, '\n')
    .replace(NEGRITA_DE_MENSAJE, negrita)
    .split('\n')
    .map((renglon) => renglon.replace(/^[ \t]*[•·▪◦●‣][ \t]+/, punto))
    .join('\n');
};
