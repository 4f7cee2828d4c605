import { plegar } from '@/domain/shared/textos';

/** They go with the word after them: `de la Cruz` is one surname. */
export const PARTICULAS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'san',
  'santa',
]);

const palabrasDe = (texto: string): string[] =>
  texto.split(/\s+/).filter((palabra) => palabra && !PARTICULAS.has(palabra.toLowerCase()));

interface Partes {
  nombres: readonly string[];
  apellidos: readonly string[];
}

/** After a comma come the names; with four words or more, the second is a name too. */
const partesDe = (completo: string): Partes => {
  const [antes = [], despues = []] = completo.split(',').map(palabrasDe);
  if (despues.length > 0) return { nombres: despues, apellidos: antes };
  const deNombre = antes.length < 4 ? 1 : 2;
  return { nombres: antes.slice(0, deNombre), apellidos: antes.slice(deNombre) };
};

const abreviar = (nombres: readonly string[], apellidos: readonly string[]): string =>
  [...nombres, ...apellidos.map((apellido) => `${[...apellido][0]?.toUpperCase()}.`)].join(' ');

/** From what says least to what says most; a whole surname is never among it. */
const FORMAS: readonly ((partes: Partes) => string)[] = [
  ({ nombres, apellidos }) => abreviar(nombres.slice(0, 1), apellidos.slice(0, 1)),
  ({ nombres, apellidos }) => abreviar(nombres, apellidos.slice(0, 1)),
  ({ nombres, apellidos }) => abreviar(nombres, apellidos),
];

/**
 * What a paper that leaves the house says of those it speaks of: the first name and the initial of the surname
 * (`Juan Carlos de la Cruz Gil` is `Juan C.`), and a little more only of those who would be said alike. The same name
 * twice is one person.
 */
export const nombresBreves = (completos: readonly string[]): string[] => {
  const partes = completos.map(partesDe);
  return FORMAS.reduce<string[]>((antes, forma) => {
    const igualAOtro = (breve: string, i: number): boolean =>
      antes.some((otro, j) => completos[j] !== completos[i] && plegar(otro) === plegar(breve));
    return partes.map((una, i) => {
      const breve = antes[i];
      return breve === undefined || igualAOtro(breve, i) ? forma(una) : breve;
    });
  }, []);
};

/** The same of one alone. */
export const nombreBreve = (completo: string): string => nombresBreves([completo])[0] ?? '';

/** How a message greets. */
export const primerNombre = (completo: string): string => {
  const [antes = '', despues = ''] = completo.split(',');
  return (despues.trim() || antes.trim()).replace(/\s.*/s, '');
};
