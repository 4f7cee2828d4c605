const DEFECTOS = [
  [/<[a-z][^>]*\sstyle="/i, 'un atributo style, que la política de contenido no deja aplicar'],
  [/<[a-z][^>]*\son[a-z]+="/i, 'un manejador de eventos escrito en el HTML'],
  [/<!--\$[?!]-->/, 'un contenido que no estaba listo al prepararla (Suspense)'],
  [/<(?:title|meta|script|style)\b/, 'un elemento title, meta, script o style entre el contenido'],
];

/** Reasons why the content of a page would not work as it is; empty when it would. */
export const defectosDe = ({ contenido }) =>
  DEFECTOS.filter(([patron]) => patron.test(contenido)).map(([patron, explicacion]) => {
    const muestra = patron.exec(contenido)?.[0] ?? '';
    return `lleva ${explicacion}: ${muestra.slice(-120)}`;
  });
