/** Text that may be written in a page as it is. */
export interface Html {
  readonly html: string;
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => ENTIDADES[letra] ?? letra);

type Valor = Html | string | number | null | false | readonly Html[];

const enPagina = (valor: Valor): string => {
  if (valor === null || valor === false) return '';
  if (typeof valor === 'string' || typeof valor === 'number') return escapar(String(valor));
  return 'html' in valor ? valor.html : valor.map(({ html }) => html).join('');
};

/** A piece of a page. What is put in it is text, unless it is a piece too; within attributes, always between quotes. */
export const html = (partes: TemplateStringsArray, ...valores: readonly Valor[]): Html => ({
  html: partes
    .map((parte, i) => (i < valores.length ? parte + enPagina(valores[i] ?? null) : parte))
    .join(''),
});

/** Only for what this program writes itself. */
export const tal = (texto: string): Html => ({ html: texto });
