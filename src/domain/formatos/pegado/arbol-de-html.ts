/** A piece of a copied document: words, or something with others inside. Names are in small letters. */
export type Nodo = string | Elemento;
export interface Elemento {
  etiqueta: string;
  atributos: Readonly<Record<string, string>>;
  padre: Elemento | null;
  hijos: Nodo[];
}

export const esElemento = (nodo: Nodo): nodo is Elemento => typeof nodo !== 'string';

/** More than this is not read: no paper is so long, and a page must not stop while it is. */
const MAXIMO = 2_000_000;

const PIEZA = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const ATRIBUTO = /([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
/** Nothing of what is inside is words of the document. */
const CRUDAS = new Set(['style', 'script', 'title', 'noscript', 'template', 'xml', 'head']);
const SIN_CIERRE = new Set(['br', 'img', 'hr', 'meta', 'link', 'col', 'input', 'wbr', 'base']);
/** What a tag ends if it was open, and until where it looks for it. */
const TERMINA: Readonly<Record<string, { abiertas: string; hasta: string }>> = {
  p: { abiertas: 'p', hasta: 'td th li table' },
  li: { abiertas: 'li', hasta: 'ul ol' },
  td: { abiertas: 'td th', hasta: 'table' },
  th: { abiertas: 'td th', hasta: 'table' },
  tr: { abiertas: 'tr', hasta: 'table' },
};

const ENTIDADES: Readonly<Record<string, string>> = {
  ...{ nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", shy: '\u00ad' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü' },
  ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', Uuml: 'Ü' },
  ...{ iquest: '¿', iexcl: '¡', ordm: 'º', ordf: 'ª', deg: '°', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…' },
  ...{ bull: '•', middot: '·', euro: '€', copy: '©', reg: '®' },
};

const conLetras = (texto: string): string =>
  texto.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});?/gi, (escrita, nombre: string) => {
    if (!nombre.startsWith('#')) return ENTIDADES[nombre] ?? escrita;
    const codigo = /^#x/i.test(nombre) ? Number.parseInt(nombre.slice(2), 16) : Number(nombre.slice(1));
    return codigo > 0 && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : escrita;
  });

const atributosDe = (texto: string): Record<string, string> =>
  Object.fromEntries(
    [...texto.matchAll(ATRIBUTO)].map(([, nombre = '', valor = '']) => [
      nombre.toLowerCase(),
      conLetras(valor.replace(/^(["'])([\s\S]*)\1$/, '$2')),
    ]),
  );

/** The nearest one with one of those names, without going past what holds it. */
const abierta = (desde: Elemento, abiertas: readonly string[], hasta: readonly string[]): Elemento | null => {
  for (let este: Elemento | null = desde; este; este = este.padre) {
    if (abiertas.includes(este.etiqueta)) return este;
    if (hasta.includes(este.etiqueta)) return null;
  }
  return null;
};

/**
 * Reads what is in the clipboard without giving it to the browser, where a picture would be asked for and a security
 * rule of the pages forbids it. Forgiving: what is not closed ends where it can.
 */
export const arbolDeHtml = (html: string): Elemento => {
  const raiz: Elemento = { etiqueta: '', atributos: {}, padre: null, hijos: [] };
  if (html.length > MAXIMO) return raiz;
  let actual = raiz;
  let cruda = '';
  for (const [pieza, cierra, nombre = '', resto = ''] of html.matchAll(PIEZA)) {
    const etiqueta = nombre.toLowerCase();
    if (cruda) {
      if (cierra && etiqueta === cruda) cruda = '';
    } else if (!etiqueta) {
      if (!/^<[!?]/.test(pieza)) actual.hijos.push(conLetras(pieza));
    } else if (cierra) {
      actual = abierta(actual, [etiqueta], [])?.padre ?? actual;
    } else if (CRUDAS.has(etiqueta)) {
      if (!resto.endsWith('/')) cruda = etiqueta;
    } else {
      const termina = TERMINA[etiqueta];
      const terminada = termina && abierta(actual, termina.abiertas.split(' '), termina.hasta.split(' '));
      const padre: Elemento = terminada?.padre ?? actual;
      const nuevo: Elemento = { etiqueta, atributos: atributosDe(resto), padre, hijos: [] };
      padre.hijos.push(nuevo);
      actual = SIN_CIERRE.has(etiqueta) || resto.endsWith('/') ? padre : nuevo;
    }
  }
  return raiz;
};
