/** They belong to the surname after them. */
const PARTICULAS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'san', 'santa']);

/**
 * The first name and the initial of the surname: `Juan Carlos de la Cruz Gil` is `Juan C.`. What a paper that leaves the
 * house says of a person.
 */
export const nombreBreve = (completo: string): string => {
  const [antes = '', despues] = completo.split(',').map((parte) => parte.trim());
  const enOrden = despues ? `${despues} ${antes}` : antes;
  const palabras = enOrden
    .split(/\s+/)
    .filter((palabra) => palabra && !PARTICULAS.has(palabra.toLowerCase()));
  const [nombre = ''] = palabras;
  // With four words or more, the second is a name too; after a comma, the surname is what came before it.
  const deApellido = despues ? despues.split(/\s+/).length : palabras.length < 4 ? 1 : 2;
  const inicial = [...(palabras[deApellido] ?? '')][0];
  return inicial ? `${nombre} ${inicial.toUpperCase()}.` : nombre;
};

/** How a message greets. */
export const primerNombre = (completo: string): string => completo.trimStart().replace(/\s.*/s, '');
